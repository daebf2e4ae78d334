import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-css.ts';

const underneath = 'style="background-image:url(/place.jpg)" data-box="0 0 300 180"';

const pictures = 'Des images sont posées en fond, sans alternative : vérifier qu’elles n’apprennent rien';
const written = 'Une information n’existe que dans la mise en forme : à vérifier';

ruleCases(rule, {
  'a photograph in place of an image, and a word': {
    artifacts: withBody(`<div ${underneath}></div><p data-after="Nouveau">Produit</p>`),
    verdict: 'review',
    title: written,
    evidence: [
      { type: 'element', selector: 'html > body > p', note: 'texte écrit par le style : « Nouveau »' },
      { type: 'element', selector: 'html > body > div', note: 'image de fond seule' },
    ],
  },
  'a link that is a photograph, beside one that only illustrates': {
    artifacts: withBody(
      `<figure ${underneath}></figure><a href="/x" style="background-image:url(/p.jpg)"></a>`,
    ),
    verdict: 'review',
    title: written,
    evidence: [
      { type: 'element', selector: 'html > body > a', note: 'lien sans autre contenu qu’une image de fond' },
      { type: 'element', selector: 'html > body > figure', note: 'image de fond seule' },
    ],
  },
  'a sign': { artifacts: withBody('<p data-before="→">Suite</p>'), verdict: 'pass' },
  'a picture behind a text': {
    artifacts: withBody('<a href="/x" style="background-image:url(/f.png)">Suite</a>'),
    verdict: 'pass',
  },
  'a word': {
    artifacts: withBody('<p data-after="Nouveau">Produit</p>'),
    verdict: 'review',
    title: written,
    evidence: [
      { type: 'element', selector: 'html > body > p', note: 'texte écrit par le style : « Nouveau »' },
    ],
  },
  'a picture as only content': {
    artifacts: withBody('<a href="/x" aria-label="Panier" style="background-image:url(/p.png)"></a>'),
    verdict: 'review',
    title: written,
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a button whose words are its value': {
    artifacts: withBody('<input type="submit" value="Rechercher" style="background-image:url(/loupe.svg)">'),
    verdict: 'pass',
  },
  'a button that shows a picture and no word': {
    artifacts: withBody('<input type="submit" value="" style="background-image:url(/loupe.svg)">'),
    verdict: 'review',
    title: written,
    evidence: [
      {
        type: 'element',
        selector: 'html > body > input',
        note: 'bouton sans autre contenu qu’une image de fond',
      },
    ],
  },
  'nothing drawn': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a photograph in place of an image': {
    artifacts: withBody('<div style="background-image:url(/place.jpg)" data-box="0 0 300 180"></div>'),
    verdict: 'review',
    title: pictures,
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a photograph with a name': {
    artifacts: withBody(
      '<div role="img" aria-label="La place" style="background-image:url(/place.jpg)" data-box="0 0 300 180"></div>',
    ),
    verdict: 'pass',
  },
  'an image, a film and a frame that hide their background': {
    artifacts: withBody(
      `<img src="/place.png" alt="" ${underneath}><video src="/place.mp4" ${underneath}></video><iframe src="/plan" ${underneath}></iframe>`,
    ),
    verdict: 'pass',
  },
  'a button that is an image, over a background': {
    artifacts: withBody(
      '<img role="button" src="/ok.png" alt="Valider" style="background-image:url(/fond.png)">',
    ),
    verdict: 'pass',
  },
  'an image written in the page that only holds the place of a photograph': {
    artifacts: withBody(`<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" ${underneath}>`),
    verdict: 'review',
    title: pictures,
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'an image of one pixel that only holds the place of a photograph': {
    artifacts: withBody(`<img src="/vide.gif" alt="" data-natural="1 1" ${underneath}>`),
    verdict: 'review',
    title: pictures,
    evidence: [{ type: 'element', selector: 'html > body > img' }],
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
