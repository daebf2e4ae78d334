import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-absentes',
  version: 4,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 111-1' },
    { kind: 'law', title: 'L. 221-5 C. conso' },
  ],
  title: {
    fail: 'La boutique ne présente pas de conditions de vente',
    pass: 'Les conditions de vente sont accessibles',
  },
  why: 'Avant de commander, le client doit pouvoir lire le prix, la livraison, la rétractation et les garanties. Sans ces conditions, la vente peut être contestée.',
  fix: 'Publier des conditions générales de vente et les lier depuis le pied de page et la commande.',
  document: 'salesTerms',
  shop: true,
  missing: 'un lien « CGV » ou « Conditions de vente »',
});
