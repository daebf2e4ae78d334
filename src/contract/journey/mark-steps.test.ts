import { expect, test } from 'vitest';
import { checkout } from '#tests/support/recordings.ts';
import { withUsualMarks } from './mark-steps.ts';
import { readRecording } from './read-recording.ts';

test('steps that lead to a page and the last one are marked', () => {
  const read = readRecording(JSON.stringify(checkout('https://boutique.test')), 'boutique.test');
  if ('refusal' in read) throw new Error(read.refusal.sentence);
  const marked = withUsualMarks(read.recording.steps).flatMap(({ state }, at) => (state ? [at + 1] : []));
  expect(marked).toEqual([4, 5, 9, 10]);
});
