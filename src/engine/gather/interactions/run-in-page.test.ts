import { expect, test } from 'vitest';
import { LateError } from '../../browser/in-time.ts';
import { wallClock } from '../../browser/useful-clock.ts';
import { type InteractionNotes, tryInteraction } from './run-in-page.ts';

const patience = { timeoutMs: 60_000, clock: wallClock };
const notes = (): InteractionNotes => ({ timings: {}, failed: [] });

test('a check that throws gives nothing and is noted as a fault of ours', async () => {
  const noted = notes();
  const seen = await tryInteraction('hoverReveal', patience, noted, () =>
    Promise.reject(new TypeError('no pair')),
  );
  expect(seen).toBeNull();
  expect(noted.failed).toMatchObject([
    { move: 'hoverReveal', artifactError: 'moves.hoverReveal: no pair', failure: 'broken' },
  ]);
  expect(noted.timings).toHaveProperty(['moves.hoverReveal']);
});

test('one that is late is no fault', async () => {
  const noted = notes();
  expect(
    await tryInteraction('zoom200', patience, noted, () => Promise.reject(new LateError('late'))),
  ).toBeNull();
  expect(noted.failed).toEqual([]);
});

test('one that is done gives what it saw', async () => {
  const noted = notes();
  expect(await tryInteraction('zoom200', patience, noted, () => Promise.resolve(3))).toBe(3);
  expect(noted.failed).toEqual([]);
});
