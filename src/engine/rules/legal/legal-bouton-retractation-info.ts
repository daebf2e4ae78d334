import { legalDates, salesItems } from '#reference/legal-patterns.ts';
import { refusesWithdrawal, withdrawalRefused } from '../../derive/legal/withdrawal.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-bouton-retractation-info',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 221-5' },
    { kind: 'law', title: 'décret 2026-3, art. 7 (annexe R. 221-3)', date: '2026-01-05' },
  ],
  parent: 'legal-cgv-retractation',
  title: {
    fail: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne',
    pass: 'Les conditions de vente annoncent la fonction de rétractation en ligne',
  },
  messages: {
    formerNotice:
      'L’avis de rétractation d’avant le 19 juin 2026 n’annonce pas la fonction de rétractation en ligne',
  },
  why: 'Le client doit savoir que cette fonction existe et où la trouver.',
  fix: 'Ajouter aux conditions de vente une phrase sur la fonction de rétractation et son emplacement. L’avis d’information type la donne depuis le décret 2026-3 : « Vous pouvez également exercer votre droit de rétractation en ligne sur [adresse] », puis l’accusé de réception, son contenu, sa date et son heure.',
  document: 'salesTerms',
  shop: true,
  exempt: ({ site }) => (site.startedAt < legalDates.withdrawalFunction ? 'pas encore obligatoire' : null),
  mention: salesItems.withdrawalFunction,
  missing: 'fonction de rétractation en ligne',
  refine: (verdict, { document }) =>
    (verdict.status === 'fail' || verdict.status === 'review') && salesItems.modelNotice.test(document.folded)
      ? { ...verdict, message: 'formerNotice' }
      : verdict,
  unbound: ({ document }) => (refusesWithdrawal(document.folded) ? withdrawalRefused : null),
});
