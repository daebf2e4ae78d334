import { expect, test } from 'vitest';
import { changeOf, type PastScores } from './score-change.ts';

const past: PastScores = {
  id: '0199',
  finishedAt: '2026-11-02T10:00:00.000Z',
  score: 60,
  upTo: null,
  pageCount: 10,
  themes: { performance: { score: 70 }, seo: { score: 50, upTo: 58 } },
};
const now = (score: number, upTo?: number, pageCount = 10) => ({ score, upTo, pageCount });

test('says how far a score moved, and which way', () => {
  expect(changeOf(null, now(64), past)).toEqual({ way: 'up', words: '+4\u00a0points' });
  expect(changeOf(null, now(59), past)).toEqual({ way: 'down', words: '−1\u00a0point' });
  expect(changeOf(null, now(60), past)).toEqual({ way: 'same', words: 'stable' });
});

test('calls no change what the uncertainty may explain, and no progress what was read less', () => {
  expect(changeOf('performance', now(74), past).way).toBe('same');
  expect(changeOf('performance', now(76), past).way).toBe('up');
  expect(changeOf('seo', now(56), past).way).toBe('unknown');
  expect(changeOf('seo', now(59), past).way).toBe('up');
  expect(changeOf(null, now(70, undefined, 4), past).way).toBe('unknown');
  expect(changeOf('legal', now(70), past).words).toBe('non comparable');
});
