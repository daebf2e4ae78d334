import { salesItems } from '#reference/legal-patterns.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgv-livraison',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 111-1 3°' },
    { kind: 'law', title: 'L. 221-5' },
  ],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les délais ou frais de livraison n’ont pas été trouvés dans les conditions de vente',
    pass: 'Les conditions de vente donnent délais et frais de livraison',
  },
  why: 'Le client doit connaître, avant de commander, la date de livraison et ce qu’elle coûte.',
  fix: 'Indiquer le délai maximal et le prix de chaque mode de livraison.',
  document: 'salesTerms',
  shop: true,
  exempt: ({ pages }) =>
    pages.some((page) => /\b(?:livr\w+|expedi\w+|frais de port)\b/.test(foldedTextOf(page)))
      ? null
      : 'aucune livraison évoquée sur le site',
  mention: salesItems.delivery,
  missing: 'délais ou frais de livraison',
});
