import { expect, test } from 'vitest';
import { probesSentence } from './probes-sentence.ts';

test('a report says whether sensitive addresses were asked for, an old one says nothing', () => {
  expect(probesSentence({ activeProbes: true })).toMatch(/ont aussi été interrogées\.$/);
  expect(probesSentence({ activeProbes: false })).toMatch(/n’ont pas été interrogées/);
  expect(probesSentence({})).toBeNull();
});
