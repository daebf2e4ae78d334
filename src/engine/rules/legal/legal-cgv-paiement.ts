import { salesItems } from '#reference/legal-patterns.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-paiement',
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 221-14 al. 3' }],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les moyens de paiement n’ont pas été trouvés avant la commande : à vérifier',
    pass: 'Les moyens de paiement sont donnés avant la commande',
  },
  why: 'Le client doit connaître les moyens de paiement acceptés au plus tard au début de sa commande, sur le site. Le panier et les pictogrammes ne sont pas lus par ce contrôle.',
  fix: 'Dire dans le pied des pages, le panier ou les conditions de vente quels moyens de paiement sont acceptés : carte bancaire, virement, PayPal…',
  document: 'salesTerms',
  shop: true,
  mention: ({ pages, document: { folded } }) =>
    salesItems.payment.test(folded) || pages.some((page) => salesItems.payment.test(foldedTextOf(page))),
  // It may be told in the basket, which is never filled.
  doubtful: () => true,
  missing: 'moyens de paiement',
});
