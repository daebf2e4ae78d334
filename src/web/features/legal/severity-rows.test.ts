import { expect, test } from 'vitest';
import { severityPenalty } from '#engine/score/penalty.ts';
import { severityRows } from './severity-rows.ts';

test('the method page shows the shares the engine uses', () => {
  const shown = Object.fromEntries(Object.entries(severityRows).map(([id, { share }]) => [id, share]));
  expect(shown).toEqual(severityPenalty);
});
