import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import type { ImageText } from '../../artifacts.ts';
import rule from './rgaa-image-texte-muette.ts';

/** A page whose image shows a picture in which `said` was read. */
function reading(body: string, said: string, changes: Partial<ImageText> = {}) {
  const node = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'img');
  const words = said.split(' ').map((text) => ({ text, confidence: 0.95 }));
  return withBody(body, { imageTexts: [{ node, flatness: 0.9, words, otherDrawing: 0.6, ...changes }] });
}
const image = (alt: string) => `<img alt="${alt}" src="/a.png" data-box="0 60 320 600">`;
const table = '30 avril légumes pain oeufs volailles 7 mai viande fromage avant le 07/05';
const other = '<p>Le calendrier de la saison.</p>';

ruleCases(rule, {
  'a table as a picture, in a page that writes none of it': {
    artifacts: reading(image('') + other, table),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img',
        note: `Texte lu dans l’image : « ${table} ».`,
      },
    ],
  },
  'the same, that the page writes besides': {
    artifacts: reading(
      `${image('')}<p>Légumes, pain, oeufs et volailles le 30 avril, viande et fromage avant.</p>`,
      table,
    ),
    verdict: 'pass',
  },
  'a picture with an alternative': {
    artifacts: reading(image('Calendrier') + other, table),
    verdict: 'inapplicable',
    reason: 'aucune image décorative lue',
  },
  'a few words on a drawing': {
    artifacts: reading(image('') + other, 'Bonne année à tous'),
    verdict: 'pass',
  },
  'figures alone': { artifacts: reading(image('') + other, '12 14 16 18 20 22 24 26 28'), verdict: 'pass' },
  'words that were not read for sure': {
    artifacts: reading(image('') + other, table, {
      words: table.split(' ').map((text) => ({ text, confidence: 0.7 })),
    }),
    verdict: 'pass',
  },
  'a link that has no name, told as such': {
    artifacts: reading(`<a href="/a">${image('')}</a>${other}`, table),
    verdict: 'pass',
  },
  'a caption that says it': {
    artifacts: reading(
      `<figure>${image('')}<figcaption>Chaque jeudi de 18 h à 19 h du printemps à Noël.</figcaption></figure>`,
      table,
    ),
    verdict: 'pass',
  },
  'no image read': {
    artifacts: withBody('<p>Bonjour</p>'),
    verdict: 'inapplicable',
    reason: 'aucune image décorative lue',
  },
});
