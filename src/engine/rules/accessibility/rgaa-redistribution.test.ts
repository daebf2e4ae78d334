import { clipped, drivenPage, overflowing, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-redistribution.ts';

const at = (...kinds: Parameters<typeof overflowing>[1][]) =>
  drivenPage({ reflow: { at320: overflowing(320, ...kinds) } });

ruleCases(rule, {
  'a page as wide as its window': { artifacts: drivenPage(), verdict: 'pass' },
  'a wide table': { artifacts: at('excepted'), verdict: 'pass' },
  'a wide image': { artifacts: at('image', 'excepted'), verdict: 'pass' },
  'lines past the edge': {
    artifacts: at('text', 'block'),
    verdict: 'fail',
    title: 'Il faut défiler de gauche à droite pour lire le texte sur un écran étroit',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px une fenêtre de 320 px' }],
  },
  'lines past the edge of a window that hides the rest': {
    artifacts: drivenPage({ reflow: { at320: { ...overflowing(320, 'text'), hidesRest: true } } }),
    verdict: 'fail',
    title: 'Du texte est coupé sur un écran étroit',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px une fenêtre de 320 px' }],
  },
  'an empty block past the edge': {
    artifacts: at('block'),
    verdict: 'review',
    title: 'La page dépasse la largeur d’un écran étroit (320 px) : lecture à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px une fenêtre de 320 px' }],
  },
  'one long word': {
    artifacts: at('word', 'excepted'),
    verdict: 'review',
    title: 'La page dépasse la largeur d’un écran étroit (320 px) : lecture à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'dépasse de 200 px une fenêtre de 320 px' }],
  },
  'text cut in a narrow window alone': {
    artifacts: drivenPage({
      zoom200: { scrollWidth: 640, clipped: [], clippedAt320: clipped('cut', 'ellipsis') },
    }),
    verdict: 'fail',
    title: 'Du texte est coupé sur un écran étroit',
    evidence: [{ type: 'element', selector: '#x', note: 'texte coupé dans une fenêtre de 320 px' }],
    occurrences: 1,
  },
  'a summary shortened in a narrow window': {
    artifacts: drivenPage({
      zoom200: { scrollWidth: 640, clipped: [], clippedAt320: clipped('ellipsis') },
    }),
    verdict: 'pass',
  },
  'a title shortened in a narrow window': {
    artifacts: drivenPage({
      zoom200: {
        scrollWidth: 640,
        clipped: [],
        clippedAt320: clipped('ellipsis').map((one) => ({ ...one, snippet: '<h2 id="x">Texte</h2>' })),
      },
    }),
    verdict: 'review',
    title: 'Du texte est peut-être perdu sur un écran étroit : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'texte abrégé par des points de suspension dans une fenêtre de 320 px',
      },
    ],
  },
  'text cut at 200 % only, told elsewhere': {
    artifacts: drivenPage({ zoom200: { scrollWidth: 640, clipped: clipped('cut'), clippedAt320: [] } }),
    verdict: 'pass',
  },
  'nothing to blame': {
    artifacts: at(),
    verdict: 'review',
    title: 'La page dépasse la largeur d’un écran étroit (320 px) : lecture à vérifier',
    evidence: [{ type: 'value', label: 'Largeur de la page', value: '520 px', expected: '320 px' }],
  },
  ...unlookedCases('reflow'),
});
