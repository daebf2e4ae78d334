import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-promotion-prix-anterieur.ts';

const card = (inside: string) =>
  pageArtifacts(`<main><article><h2>Bougie</h2><p>${inside}</p></article></main>`);

ruleCases(rule, {
  'two prices': {
    artifacts: card('<span>-20 %</span> <del>15,00 €</del> <ins>12,00 €</ins>'),
    verdict: 'pass',
  },
  'one price': {
    artifacts: card('<span>-20 %</span> <b>12,00 €</b>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > main > article > p > span' }],
  },
  'no discount': {
    artifacts: card('<b>12,00 €</b>'),
    verdict: 'inapplicable',
    reason: 'aucune réduction affichée',
  },
  'a share in a sentence': {
    artifacts: card('En baisse de 20 % cette année dans toute la région.'),
    verdict: 'inapplicable',
    reason: 'aucune réduction affichée',
  },
});
