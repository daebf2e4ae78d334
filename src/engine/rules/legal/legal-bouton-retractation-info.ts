import { legalDates, salesItems } from '#reference/legal-patterns.ts';
import { refusesWithdrawal, withdrawalRefused } from '../../derive/legal/withdrawal.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-bouton-retractation-info',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 221-5' }],
  parent: 'legal-cgv-retractation',
  title: {
    fail: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne',
    pass: 'Les conditions de vente annoncent la fonction de rétractation en ligne',
  },
  why: 'Le client doit savoir que cette fonction existe et où la trouver.',
  fix: 'Ajouter aux conditions de vente une phrase sur la fonction de rétractation et son emplacement.',
  document: 'salesTerms',
  shop: true,
  exempt: ({ site }) => (site.startedAt < legalDates.withdrawalFunction ? 'pas encore obligatoire' : null),
  mention: salesItems.withdrawalFunction,
  missing: 'fonction de rétractation en ligne',
  unbound: ({ document }) => (refusesWithdrawal(document.folded) ? withdrawalRefused : null),
});
