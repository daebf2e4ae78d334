import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-base-legale',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.1.c' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas ce qui autorise l’usage des données',
    pass: 'La politique de confidentialité dit ce qui autorise l’usage des données',
  },
  why: 'Tout usage doit reposer sur un fondement prévu par la loi : accord, contrat, obligation légale, mission publique ou intérêt légitime.',
  fix: 'Indiquer, pour chaque usage, son fondement : consentement, contrat, obligation légale, mission d’intérêt public ou intérêt légitime.',
  document: 'privacy',
  mention: policyItems.legalBasis,
  missing: 'la base légale des usages',
  doubtful: ({ document }) => saidPlainly(document.folded, policyHints.legalBasis),
});
