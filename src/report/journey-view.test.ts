import { expect, test } from 'vitest';
import { viewJourneys } from './journey-view.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('what was measured on the way is said by step, a busy machine too', () => {
  const [journey] = viewJourneys({
    journeys: [
      {
        ...{ name: 'Commande', version: 3 },
        steps: [
          {
            ...{ step: 2, words: 'Ouvrir la page', interactions: 0, cumulativeLayoutShift: 0 },
            load: {
              ...{ serverResponseTimeMs: 80, firstContentfulPaintMs: 900 },
              ...{ largestContentfulPaintMs: 1_200, loadMs: null },
            },
          },
          {
            ...{ step: 3, words: 'Cliquer', interactionToNextPaintMs: 264, interactions: 1 },
            ...{ cumulativeLayoutShift: 0.127, disturbed: true as const },
          },
          {
            ...{ step: 4, words: 'Cliquer', interactionToNextPaintMs: null, interactions: 0 },
            cumulativeLayoutShift: 0,
          },
        ],
        totals: { interactionToNextPaintMs: 264, cumulativeLayoutShift: 0.127 },
      },
    ],
  });
  expect(journey?.title).toBe('Commande, version 3');
  expect(plain(journey?.totals ?? '')).toBe(
    'Réponse aux gestes (INP) : 264 ms. Décalages de la mise en page (CLS) : 0,13.',
  );
  expect(
    journey?.steps.map(({ load, response, shift, isDisturbed }) =>
      [load, response, shift, isDisturbed].map((part) => (typeof part === 'string' ? plain(part) : part)),
    ),
  ).toEqual([
    [
      ...['affichage principal (LCP) 1,2 s, premier affichage (FCP) 900 ms et réponse du serveur 80 ms', ''],
      ...['0', false],
    ],
    ['', '264 ms', '0,13', true],
    ['', 'moins de 16 ms', '0', false],
  ]);
});

test('a journey that could not be measured is told with its version', () => {
  expect(viewJourneys({ journeys: [{ name: 'Perdu', version: 1, steps: [] }] })).toEqual([
    { title: 'Perdu, version 1', totals: '', steps: [] },
  ]);
  expect(viewJourneys({})).toEqual([]);
});
