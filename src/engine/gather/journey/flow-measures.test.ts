import { expect, test } from 'vitest';
import type { JourneyStep } from '#contract/journey/journey.ts';
import type { FlowEntry } from '../../in-page/flow.ts';
import { type MadeStep, measureFlow, shiftOf, slowestOf } from './flow-measures.ts';

const common = { navigates: false, timeoutMs: 1_000 };
const open: JourneyStep = { ...common, type: 'navigate', url: 'https://site.test/' };
const click: JourneyStep = {
  ...{ ...common, type: 'click', selectors: [['#a']], frame: [], button: 'left' },
};
const wait: JourneyStep = {
  ...{ ...common, type: 'waitForElement', selectors: [['#a']], frame: [], visible: true, count: 1 },
};
const made = (...steps: [JourneyStep, number, boolean?][]): MadeStep[] =>
  steps.map(([step, began, isDisturbed = false], at) => ({ at, step, began, isDisturbed }));
const shift = (at: number, value: number, origin = 1_000): FlowEntry => ({
  kind: 'shift',
  origin,
  at,
  value,
});

test('loads, interactions and shifts are told of the step during which they began', () => {
  const { steps, totals } = measureFlow(
    made([open, 900], [click, 3_000], [wait, 5_000], [click, 6_000, true]),
    [
      { kind: 'document', origin: 1_000 },
      { kind: 'server', origin: 1_000, at: 40.4 },
      { kind: 'first-paint', origin: 1_000, at: 120 },
      { kind: 'largest-paint', origin: 1_000, at: 150 },
      { kind: 'largest-paint', origin: 1_000, at: 310.6 },
      { kind: 'loaded', origin: 1_000, at: 400 },
      shift(500, 0.02),
      // Pointer and click are one interaction; it begins during the click, whatever it lasts.
      { kind: 'interaction', origin: 1_000, id: 7, at: 2_100, lasted: 40 },
      { kind: 'interaction', origin: 1_000, id: 7, at: 2_150, lasted: 2_000 },
      shift(4_500, 0.3),
    ],
  );
  expect(steps).toEqual([
    {
      ...{ step: 1, words: 'Ouvrir https://site.test/', interactions: 0, cumulativeLayoutShift: 0.02 },
      load: {
        ...{ serverResponseTimeMs: 40, firstContentfulPaintMs: 120 },
        ...{ largestContentfulPaintMs: 311, loadMs: 400 },
      },
    },
    expect.objectContaining({ step: 2, interactions: 1, interactionToNextPaintMs: 2_000 }),
    expect.objectContaining({ step: 3, interactions: 0, cumulativeLayoutShift: 0.3 }),
    expect.objectContaining({ step: 4, interactionToNextPaintMs: null, disturbed: true }),
  ]);
  expect(steps[2]).not.toHaveProperty('interactionToNextPaintMs');
  expect(totals).toEqual({ interactionToNextPaintMs: 2_000, cumulativeLayoutShift: 0.3 });
});

test('steps of which nothing is measured are left out', () => {
  expect(measureFlow(made([wait, 0], [wait, 10]), []).steps).toEqual([]);
});

test('the response is the slowest interaction, one of fifty left out', () => {
  expect(slowestOf([])).toBeNull();
  expect(slowestOf([16, 300, 40])).toBe(300);
  const fifty = Array.from({ length: 49 }, () => 20);
  expect(slowestOf([...fifty, 900, 500])).toBe(500);
});

test.each([
  ['one session adds up', [shift(0, 0.1), shift(900, 0.1)], 0.2],
  ['a second of rest begins another', [shift(0, 0.1), shift(1_000, 0.15)], 0.15],
  [
    'it lasts five seconds at most',
    [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.1)),
    0.6,
  ],
  ['none is nothing', [], 0],
])('shifts: %s', (_name, entries, expected) => {
  expect(shiftOf(entries)).toBeCloseTo(expected, 4);
});

test('shifts of two pages do not add up', () => {
  const { totals } = measureFlow(made([open, 0]), [shift(100, 0.1), shift(200, 0.12, 1_050)]);
  expect(totals.cumulativeLayoutShift).toBe(0.12);
});
