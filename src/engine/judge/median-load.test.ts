import { describe, expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import type { HomeLoads, LighthouseAudit, LighthouseResult } from '../artifacts.ts';
import { judgeVisit } from './judge-visit.ts';
import { withMedianLoad } from './median-load.ts';

const lcp = 'largest-contentful-paint';

/** A load whose main content takes `seconds` to come. */
function load(score: number, seconds: number): LighthouseResult {
  const ms = seconds * 1_000;
  const audit: LighthouseAudit = {
    id: lcp,
    score: score / 100,
    numericValue: ms,
    displayValue: '',
    items: [],
    savingsMs: null,
    savingsBytes: null,
  };
  const metrics = {
    firstContentfulPaintMs: ms,
    largestContentfulPaintMs: ms,
    totalBlockingTimeMs: 0,
    cumulativeLayoutShift: 0,
    speedIndexMs: ms,
    serverResponseTimeMs: 20,
  };
  return { version: 'test', score, metrics, audits: { [lcp]: audit }, warnings: [] };
}

const home = (lighthouse: LighthouseResult) =>
  judgeVisit(pageArtifacts(undefined, { lighthouse }), { profile: null });
const verdictOf = (page: ReturnType<typeof home> | undefined) =>
  page?.verdicts.find(({ ruleId }) => ruleId === `lh-${lcp}`)?.status;

describe('a home page loaded three times', () => {
  const loads: HomeLoads = { cold: [load(95, 1.1), load(60, 3.4)], warm: null };

  test('is judged on the middle load, whichever came first, with the spread of all', () => {
    for (const [first, ...others] of [
      [load(40, 5), ...loads.cold],
      [load(95, 1.1), load(40, 5), load(60, 3.4)],
    ] as const) {
      const [page] = withMedianLoad([home(first)], { cold: others, warm: null }, []);
      expect(page?.summary).toMatchObject({
        performanceScore: 60,
        metrics: { largestContentfulPaintMs: 3_400 },
        measures: { loads: 3, score: [40, 95], metrics: { largestContentfulPaintMs: [1_100, 5_000] } },
      });
      expect(verdictOf(page)).toBe('fail');
    }
  });

  test('has as many failures in its line as verdicts that fail', () => {
    const [page] = withMedianLoad([home(load(99, 0.9))], loads, []);
    expect(page?.summary.performanceScore).toBe(95);
    expect(page?.summary.failures).toBe(page?.verdicts.filter(({ status }) => status === 'fail').length);
  });

  test('keeps rules that are switched off out of it', () => {
    const [page] = withMedianLoad([{ ...home(load(40, 5)), verdicts: [] }], loads, [`lh-${lcp}`]);
    expect(page?.verdicts).toEqual([]);
  });
});

test('with fewer loads than three, a page stays as its visit found it', () => {
  const page = home(load(40, 5));
  expect(withMedianLoad([page], null, [])).toEqual([page]);
  expect(withMedianLoad([page], { cold: [load(95, 1)], warm: null }, [])).toEqual([page]);
});
