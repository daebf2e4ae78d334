import { drivenPage, overflowing, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-adaptation-ecran.ts';

const forPhones = '<meta name="viewport" content="width=device-width"><p>Texte</p>';
const fit = { width: 768, scrollWidth: 768, culprits: [] };
const at = (...kinds: Parameters<typeof overflowing>[1][]) =>
  drivenPage({ widths: [overflowing(360, ...kinds), fit] }, forPhones);

/** Two paragraphs of a table. */
const inTable = (width: number, overflowPx: number) => {
  const overflow = overflowing(width, 'text', 'text');
  const table = { selector: 'body > table', snippet: '<table width="900">', text: 'Texte', box: null };
  const culprits = overflow.culprits.map((one) => ({ ...one, held: { ...table, widthPx: 900, overflowPx } }));
  return { ...overflow, culprits };
};

ruleCases(rule, {
  'a page that fits': { artifacts: drivenPage(), verdict: 'pass' },
  'a wide table': { artifacts: at('excepted'), verdict: 'pass' },
  'one long word': { artifacts: at('word'), verdict: 'pass' },
  'lines past the edge': {
    artifacts: at('text'),
    verdict: 'fail',
    title: 'La page déborde sur un écran de 360 px de large',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' }],
  },
  'lines past the edge of a page that a phone shows whole': {
    artifacts: drivenPage({ widths: [overflowing(360, 'text'), fit] }),
    verdict: 'fail',
    title: 'La page déborde dans une fenêtre de 360 px de large',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' }],
  },
  'paragraphs of one table of a set width, in two windows': {
    artifacts: drivenPage({ widths: [inTable(360, 540), inTable(768, 132)] }),
    verdict: 'fail',
    title: 'La page déborde dans une fenêtre de 360 px ou de 768 px de large',
    evidence: [
      {
        type: 'element',
        selector: 'body > table',
        note: 'largeur fixée à 900 px : dépasse de 540 px à 360 px de large et de 132 px à 768 px de large',
      },
    ],
  },
  'a paragraph of that table, and an image beside it': {
    artifacts: drivenPage(
      {
        widths: [
          {
            ...inTable(360, 540),
            culprits: [...inTable(360, 540).culprits, ...overflowing(360, 'image').culprits],
          },
        ],
      },
      forPhones,
    ),
    verdict: 'fail',
    title: 'La page déborde sur un écran de 360 px de large',
    evidence: [
      {
        type: 'element',
        selector: 'body > table',
        note: 'largeur fixée à 900 px : dépasse de 540 px à 360 px de large',
      },
      { type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' },
    ],
  },
  'an image past the edge': {
    artifacts: at('image'),
    verdict: 'fail',
    title: 'La page déborde sur un écran de 360 px de large',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' }],
  },
  'a block past the edge': {
    artifacts: at('block'),
    verdict: 'fail',
    title: 'La page déborde sur un écran de 360 px de large',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' }],
  },
  ...unlookedCases('widths'),
  'one pixel, as browsers round': {
    artifacts: drivenPage({ widths: [{ ...overflowing(360, 'text'), scrollWidth: 361 }, fit] }),
    verdict: 'pass',
  },
  'two pixels': {
    artifacts: drivenPage({ widths: [{ ...overflowing(360, 'text'), scrollWidth: 362 }, fit] }, forPhones),
    verdict: 'fail',
    title: 'La page déborde sur un écran de 360 px de large',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px à 360 px de large' }],
  },
});
