import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-option-precochee.ts';

const box = (label: string, attributes = 'checked') =>
  pageArtifacts(`<form><label><input type="checkbox" ${attributes}> ${label}</label></form>`);

ruleCases(rule, {
  pass: { 'an empty box': box('Assurance casse + 4,90 €', '') },
  fail: { insurance: box('Assurance casse (4,90 €)'), 'a gift': box('Emballage cadeau + 3 €') },
  inapplicable: {
    'a price filter': box('Moins de 50 € (12)'),
    'a free option': box('Livraison en magasin'),
    'a product in the basket': box('Bougie parfumée 12,90 €'),
  },
});
