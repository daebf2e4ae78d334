import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-css.ts';

ruleCases(rule, {
  'a sign': { artifacts: withBody('<p data-before="→">Suite</p>'), verdict: 'pass' },
  'a picture behind a text': {
    artifacts: withBody('<a href="/x" style="background-image:url(/f.png)">Suite</a>'),
    verdict: 'pass',
  },
  'a word': {
    artifacts: withBody('<p data-after="Nouveau">Produit</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a picture as only content': {
    artifacts: withBody('<a href="/x" aria-label="Panier" style="background-image:url(/p.png)"></a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a button whose words are its value': {
    artifacts: withBody('<input type="submit" value="Rechercher" style="background-image:url(/loupe.svg)">'),
    verdict: 'pass',
  },
  'a button that shows a picture and no word': {
    artifacts: withBody('<input type="submit" value="" style="background-image:url(/loupe.svg)">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'nothing drawn': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a photograph in place of an image': {
    artifacts: withBody('<div style="background-image:url(/place.jpg)" data-box="0 0 300 180"></div>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a photograph with a name': {
    artifacts: withBody(
      '<div role="img" aria-label="La place" style="background-image:url(/place.jpg)" data-box="0 0 300 180"></div>',
    ),
    verdict: 'pass',
  },
  'the ground of a section': {
    artifacts: withBody(
      '<div style="background-image:url(/place.jpg)" data-box="0 0 300 180"><p>Bienvenue</p></div>',
    ),
    verdict: 'pass',
  },
  'a layer under the text': {
    artifacts: withBody(
      '<div style="position:absolute;background-image:url(/place.jpg)" data-box="0 0 300 180"></div>',
    ),
    verdict: 'pass',
  },
  'a small sign': {
    artifacts: withBody('<span style="background-image:url(/puce.png)" data-box="0 0 16 16"></span>'),
    verdict: 'pass',
  },
  'a bubble that repeats the name of its link': {
    artifacts: withBody('<p><a href="/a" aria-label="Fermer la page" data-after="Fermer la page">x</a></p>'),
    verdict: 'pass',
  },
  'cells that repeat the head of their column': {
    artifacts: withBody(
      '<table><thead hidden><tr><th>Tarif</th></tr></thead><tr><td data-before="Tarif">12 €</td></tr></table>',
    ),
    verdict: 'pass',
  },
});
