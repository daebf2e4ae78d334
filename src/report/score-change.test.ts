import { expect, test } from 'vitest';
import { changeOf, type PastScores, siteChangeOf } from './score-change.ts';

const past: PastScores = {
  id: '0199',
  finishedAt: '2026-11-02T10:00:00.000Z',
  score: 60,
  upTo: null,
  pageCount: 10,
  themes: { performance: { score: 70 }, seo: { score: 50, upTo: 58 } },
};
const now = (score: number, upTo?: number, pageCount = 10) => ({ score, upTo, pageCount });
const site = (score: number, upTo?: number, pageCount?: number) =>
  siteChangeOf({ ...now(score, upTo, pageCount), themes: past.themes }, past);

test('says how far a score moved, and which way', () => {
  expect(site(64)).toEqual({ way: 'up', words: '+4\u00a0points' });
  expect(site(59)).toEqual({ way: 'down', words: '−1\u00a0point' });
  expect(site(60)).toEqual({ way: 'same', words: 'stable' });
});

test('calls no change what the uncertainty may explain, and no progress what was read less', () => {
  expect(changeOf('performance', now(74), past).way).toBe('same');
  expect(changeOf('performance', now(76), past).way).toBe('up');
  expect(changeOf('seo', now(56), past).way).toBe('unknown');
  expect(changeOf('seo', now(59), past).way).toBe('up');
  expect(site(70, undefined, 4).way).toBe('unknown');
  expect(changeOf('legal', now(70), past).words).toBe('non comparable');
});

test('compares the themes that both audits rated, and names the others', () => {
  const unmeasured = { performance: { score: 0, upTo: 100 }, seo: { score: 56 }, security: { score: 40 } };
  const before = { ...past, themes: { ...past.themes, security: { score: 30 } } };
  expect(siteChangeOf({ ...now(50), themes: unmeasured }, before)).toEqual({
    way: 'up',
    words: '+8\u00a0points, sans la performance',
  });
});
