import { salesItems } from '#reference/legal-patterns.ts';
import { refusesWithdrawal, withdrawalRefused } from '../../derive/legal/withdrawal.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-formulaire-retractation',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'R. 221-3 annexe' }],
  parent: 'legal-cgv-retractation',
  title: {
    fail: 'Le formulaire type de rétractation n’a pas été trouvé',
    pass: 'Un formulaire type de rétractation est fourni',
  },
  why: 'Vous devez fournir un modèle que le client peut remplir pour se rétracter.',
  fix: 'Joindre le formulaire type aux conditions de vente, dans la page ou en document, avec l’avis d’information dans sa version en vigueur : le décret 2026-3 l’a modifié (annexe de l’article R. 221-3).',
  document: 'salesTerms',
  shop: true,
  mention: salesItems.withdrawalForm,
  missing: 'formulaire de rétractation',
  unbound: ({ document }) => (refusesWithdrawal(document.folded) ? withdrawalRefused : null),
});
