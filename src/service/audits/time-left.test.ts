import { describe, expect, it } from 'vitest';
import type { AuditProgress } from '#contract/audit.ts';
import { createTimeLeft } from './time-left.ts';

const at = (done: number, total = 20): AuditProgress => ({ stage: 'visit', done, total });

/** Tells a page at each of these seconds. @returns what is foretold at the last one. */
function foretold(seconds: readonly number[], total = 20) {
  const pace = createTimeLeft();
  return seconds.map((second, done) => pace.withTimeLeft(at(done, total), second * 1000)).at(-1)?.left;
}

describe('the time left', () => {
  it('comes from the pace of the audit itself, as a range around it', () => {
    expect(foretold([0, 6, 12, 18, 24, 30])).toEqual({ from: 72, to: 117 });
  });

  it('goes by the last third too: an audit that slows down says so', () => {
    expect(foretold([0, 6, 12, 18, 30, 42, 54])).toEqual({ from: 101, to: 218 });
  });

  it.each([
    ['before three pages', [0, 6, 12]],
    ['when the pace has become another', [0, 1, 2, 3, 4, 60, 120]],
  ])('is not told %s', (_when, seconds) => {
    expect(foretold(seconds)).toBeUndefined();
  });

  it('is not told when nothing is left', () => {
    expect(foretold([0, 6, 12, 18, 24], 4)).toBeUndefined();
  });

  it('pages found meanwhile make it longer', () => {
    const few = foretold([0, 6, 12, 18, 24], 10)?.to ?? 0;
    expect(foretold([0, 6, 12, 18, 24], 40)?.to).toBeGreaterThan(few);
  });

  it('is of the visits only, and starts anew with them', () => {
    const pace = createTimeLeft();
    for (let done = 0; done < 6; done += 1) pace.withTimeLeft(at(done), done * 6000);
    expect(pace.withTimeLeft({ stage: 'analyse', done: 0, total: 0 }, 40_000)).not.toHaveProperty('left');
    expect(pace.withTimeLeft(at(1), 41_000)).not.toHaveProperty('left');
  });
});
