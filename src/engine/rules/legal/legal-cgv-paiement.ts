import { salesItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-paiement',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['L. 221-14 al. 3'],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les moyens de paiement n’ont pas été trouvés dans les conditions de vente',
    pass: 'Les conditions de vente donnent les moyens de paiement',
  },
  why: 'Le client doit savoir comment il pourra payer avant de commencer sa commande.',
  fix: 'Lister les moyens de paiement acceptés : carte bancaire, virement, PayPal…',
  document: 'salesTerms',
  shop: true,
  mention: salesItems.payment,
  missing: 'moyens de paiement',
});
