import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-promotion-prix-anterieur.ts';

const card = (inside: string) =>
  pageArtifacts(`<main><article><h2>Bougie</h2><p>${inside}</p></article></main>`);

ruleCases(rule, {
  pass: { 'two prices': card('<span>-20 %</span> <del>15,00 €</del> <ins>12,00 €</ins>') },
  review: { 'one price': card('<span>-20 %</span> <b>12,00 €</b>') },
  inapplicable: {
    'no discount': card('<b>12,00 €</b>'),
    'a share in a sentence': card('En baisse de 20 % cette année dans toute la région.'),
  },
});
