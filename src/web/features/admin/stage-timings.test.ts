import { expect, test } from 'vitest';
import { stageTimings } from './stage-timings.ts';

const entry = (step: string, atMs: number, durationMs: number) => ({ step, atMs, durationMs, detail: '' });

test('steps in the order they began, visits side by side counted once for who waits', () => {
  const journal = [
    entry('visit', 500, 1000),
    entry('preflight', 0, 300),
    entry('visit', 900, 1100),
    entry('gatherers', 2000, 0),
    entry('artifact robots', 310, 40),
    entry('new step', 2500, 10),
  ];
  expect(stageTimings({ journal })).toEqual([
    { step: 'preflight', label: 'Vérification de l’adresse', atMs: 0, spanMs: 300, times: 1, totalMs: 300 },
    { step: 'artifact robots', label: 'Relevé\u00a0: robots', atMs: 310, spanMs: 40, times: 1, totalMs: 40 },
    { step: 'visit', label: 'Visites de pages', atMs: 500, spanMs: 1500, times: 2, totalMs: 2100 },
    { step: 'new step', label: 'new step', atMs: 2500, spanMs: 10, times: 1, totalMs: 10 },
  ]);
});

test.each([null, {}, { journal: 'none' }, { journal: [null, 3, { step: 'x' }] }])(
  'nothing is made up from %j',
  (detail) => {
    expect(stageTimings(detail)).toEqual([]);
  },
);
