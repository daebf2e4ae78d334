import { salesItems } from '#reference/legal-patterns.ts';
import { refusesWithdrawal } from '../../derive/legal/withdrawal.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-retractation',
  version: 4,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 221-5' },
    { kind: 'law', title: 'L. 221-18' },
    { kind: 'law', title: 'L. 221-28' },
  ],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Le droit de rétractation de 14 jours n’a pas été trouvé dans les conditions de vente',
    pass: 'Les conditions de vente annoncent le droit de rétractation de 14 jours',
  },
  why: 'Le client qui achète à distance a 14 jours pour changer d’avis. Si vous ne le dites pas, ce délai est prolongé d’un an.',
  fix: 'Ajouter les conditions, le délai de 14 jours et la manière de se rétracter, ainsi que les exceptions qui vous concernent.',
  document: 'salesTerms',
  shop: true,
  mention: salesItems.withdrawalDays,
  missing: 'droit de rétractation de 14 jours',
  doubtful: ({ document }) => refusesWithdrawal(document.folded),
});
