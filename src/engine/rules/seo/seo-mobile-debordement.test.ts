import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-debordement.ts';

const table = '<table data-box="0 0 700 40"><tr><td data-box="0 0 700 40">Large</td></tr></table>';
const still = 'style="overflow-x:hidden"';

const page = (width: number, device: 'mobile' | 'desktop' = 'mobile', body = table, onBody = '') => {
  const artifacts = pageArtifacts(`<!doctype html><html lang="fr"><body ${onBody}>${body}</body></html>`);
  return {
    ...artifacts,
    page: { ...artifacts.page, device },
    dom: { ...artifacts.dom, page: { width, height: 900 } },
  };
};

ruleCases(rule, {
  'as wide as the screen': { artifacts: page(412), verdict: 'pass' },
  'a rounding': { artifacts: page(413), verdict: 'pass' },
  'a wide table': {
    artifacts: page(700),
    verdict: 'fail',
    title: 'La page dépasse de 288 px sur un téléphone',
    occurrences: 2,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '700 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > table' },
      { type: 'element', selector: 'html > body > table > tbody > tr > td' },
    ],
  },
  'a wide table under a bar that follows the width': {
    artifacts: page(
      700,
      'mobile',
      `<div style="position:fixed" data-box="0 0 700 60"><button data-box="640 10 40 40">Panier</button></div>${table}`,
    ),
    verdict: 'fail',
    title: 'La page dépasse de 288 px sur un téléphone',
    occurrences: 2,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '700 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > table' },
      { type: 'element', selector: 'html > body > table > tbody > tr > td' },
    ],
  },
  'nothing but a fixed bar past the edge': {
    artifacts: page(700, 'mobile', '<div style="position:fixed" data-box="0 0 700 60">Panier</div>'),
    verdict: 'fail',
    title: 'La page dépasse de 288 px sur un téléphone',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '700 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > div' },
    ],
  },
  'a visit from a computer': {
    artifacts: page(2000, 'desktop'),
    verdict: 'inapplicable',
    reason: 'visite depuis un ordinateur',
  },
  'a menu that waits past the edge of a page that does not scroll sideways': {
    artifacts: page(
      800,
      'mobile',
      '<nav data-box="412 0 388 900"><a href="/a" data-box="420 10 200 20">Nos tarifs</a></nav>',
      still,
    ),
    verdict: 'pass',
  },
  'a text that goes past the edge of such a page': {
    artifacts: page(500, 'mobile', '<p data-box="0 0 500 20">Une ligne trop longue</p>', still),
    verdict: 'review',
    title: 'Du texte est peut-être coupé au bord de l’écran d’un téléphone : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a long address that goes past the box it stands in': {
    artifacts: page(
      434,
      'mobile',
      '<ul><li data-box="20 0 372 40" data-text-right="434">Voir https://www.exemple.fr/une/adresse/tres/longue</li></ul><p>Suite</p>',
    ),
    verdict: 'fail',
    title: 'La page dépasse de 22 px sur un téléphone, par un texte qui ne se coupe pas',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '434 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > ul > li' },
    ],
  },
  'such an address where its box scrolls by itself': {
    artifacts: page(
      434,
      'mobile',
      '<pre style="overflow-x:auto" data-box="20 0 372 40" data-text-right="700">https://www.exemple.fr</pre>',
    ),
    verdict: 'fail',
    title: 'La page dépasse de 22 px sur un téléphone',
    evidence: [{ type: 'value', label: 'Largeur de la page', value: '434 px', expected: '412 px' }],
  },
  'such an address beside an element that is too wide': {
    artifacts: page(
      700,
      'mobile',
      `${table}<p data-box="20 0 372 40" data-text-right="434">https://www.exemple.fr</p>`,
    ),
    verdict: 'fail',
    title: 'La page dépasse de 288 px sur un téléphone',
    occurrences: 2,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '700 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > table' },
      { type: 'element', selector: 'html > body > table > tbody > tr > td' },
    ],
  },
  'two pixels': { artifacts: page(414), verdict: 'pass' },
  three: {
    artifacts: page(415),
    verdict: 'fail',
    title: 'La page dépasse de 3 px sur un téléphone',
    occurrences: 2,
    evidence: [
      { type: 'value', label: 'Largeur de la page', value: '415 px', expected: '412 px' },
      { type: 'element', selector: 'html > body > table' },
      { type: 'element', selector: 'html > body > table > tbody > tr > td' },
    ],
  },
});
