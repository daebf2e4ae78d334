import { describe, expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import type { HomeLoads, LighthouseAudit, LighthouseResult } from '../artifacts.ts';
import { judgeVisit } from './judge-visit.ts';
import { withDesktop, withMoreLoads } from './more-loads.ts';

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
      const [page] = withMoreLoads([home(first)], { homeLoads: { cold: others, warm: null } }, []);
      expect(page?.summary).toMatchObject({
        performanceScore: 60,
        metrics: { largestContentfulPaintMs: 3_400 },
        measures: { loads: 3, score: [40, 95], metrics: { largestContentfulPaintMs: [1_100, 5_000] } },
      });
      expect(verdictOf(page)).toBe('fail');
    }
  });

  test('has as many failures in its line as verdicts that fail', () => {
    const [page] = withMoreLoads([home(load(99, 0.9))], { homeLoads: loads }, []);
    expect(page?.summary.performanceScore).toBe(95);
    expect(page?.summary.failures).toBe(page?.verdicts.filter(({ status }) => status === 'fail').length);
  });

  test('keeps rules that are switched off out of it', () => {
    const [page] = withMoreLoads([{ ...home(load(40, 5)), verdicts: [] }], { homeLoads: loads }, [
      `lh-${lcp}`,
    ]);
    expect(page?.verdicts).toEqual([]);
  });
});

test('with fewer loads than three, a page stays as its visit found it', () => {
  const page = home(load(40, 5));
  expect(withMoreLoads([page], { homeLoads: null }, [])).toEqual([page]);
  expect(withMoreLoads([page], { homeLoads: { cold: [load(95, 1)], warm: null } }, [])).toEqual([page]);
});

describe('a page whose visit met a busy machine', () => {
  const busy = { trust: { share: 0.2, source: 'kernel' } } as const;
  const starved = { ...load(40, 5), ...busy };

  test('has no score, and no time of it is a fault', () => {
    const page = home(starved);
    expect(page).toMatchObject({ starved: true, summary: { performanceScore: null, metrics: null } });
    expect(page.verdicts.find(({ ruleId }) => ruleId === `lh-${lcp}`)).toMatchObject({
      status: 'error',
      reason: expect.stringMatching(/^Non mesuré.: la machine était trop occupée\./),
    });
  });

  test('has no time that passes either: what was taken out of it may make it look too good', () => {
    expect(verdictOf(home({ ...load(99, 0.8), ...busy }))).toBe('error');
  });

  test('is judged on the load made when the machine was idle', () => {
    const page = home(starved);
    const calmLoads = [{ url: page.summary.url, load: load(95, 1.1) }];
    const [judged] = withMoreLoads([page], { calmLoads }, []);
    expect(judged?.summary).toMatchObject({
      performanceScore: 95,
      metrics: { largestContentfulPaintMs: 1_100 },
    });
    expect(judged?.summary.measures).toBeUndefined();
    expect(verdictOf(judged)).toBe('pass');
  });

  test('has its first byte judged on that load too', () => {
    const { mainResponse } = pageArtifacts();
    const slow = pageArtifacts(undefined, {
      lighthouse: starved,
      mainResponse: { ...mainResponse, ttfbMs: 900, ...busy },
    });
    const page = judgeVisit(slow, { profile: null });
    const statusOf = (judged: typeof page | undefined) =>
      judged?.verdicts.find(({ ruleId }) => ruleId === 'seo-temps-serveur')?.status;
    const again = (ttfbMs: number) =>
      withMoreLoads(
        [page],
        { calmLoads: [{ url: page.summary.url, load: { ...load(95, 1), ttfbMs } }] },
        [],
      )[0];
    expect([statusOf(page), statusOf(again(120)), statusOf(again(901))]).toEqual(['error', 'pass', 'fail']);
  });

  test('stays without a score when the machine never was, or that load met it busy too', () => {
    const page = home(starved);
    const { url } = page.summary;
    expect(withMoreLoads([page], { calmLoads: [{ url, load: null }] }, [])).toEqual([page]);
    expect(withMoreLoads([page], { calmLoads: [{ url, load: starved }] }, [])).toEqual([page]);
    expect(withMoreLoads([page], {}, [])).toEqual([page]);
  });

  test('counts for nothing among the loads of the home page', () => {
    const page = home(starved);
    const homeLoads = { cold: [load(80, 2), { ...load(10, 9), ...busy }], warm: null };
    const [judged] = withMoreLoads([page], { homeLoads }, []);
    expect(judged?.summary.performanceScore).toBe(80);
    expect(judged?.summary.measures).toBeUndefined();
  });

  test('whose load failed is one too', () => {
    const lighthouse = { artifactError: 'lighthouse: PAGE_HUNG', failure: 'busy' } as const;
    const page = judgeVisit({ ...pageArtifacts(), lighthouse }, { profile: null });
    expect(page).toMatchObject({ starved: true, faults: [] });
    const calmLoads = [{ url: page.summary.url, load: load(95, 1.1) }];
    expect(verdictOf(withMoreLoads([page], { calmLoads }, [])[0])).toBe('pass');
  });
});

describe('a page measured as from a computer too', () => {
  const page = home(load(40, 5));
  const { url } = page.summary;
  const on = (cold: readonly LighthouseResult[]) => withDesktop([page], { desktopLoads: [{ url, cold }] })[0];

  test('has the middle of its three loads beside the phone, with their spread', () => {
    expect(on([load(95, 0.8), load(60, 2), load(90, 1)])?.summary).toMatchObject({
      performanceScore: 40,
      desktop: { performanceScore: 90, measures: { loads: 3, score: [60, 95] } },
    });
  });

  test('has no figure there where no load had its processors, or none came: no verdict changes either way', () => {
    const busy = { trust: { share: 0.2, source: 'kernel' } } as const;
    for (const cold of [[], [{ ...load(90, 1), ...busy }]]) {
      expect(on(cold)?.summary.desktop).toEqual({ performanceScore: null, metrics: null });
      expect(on(cold)?.verdicts).toBe(page.verdicts);
    }
  });

  test('stays as it is where that was not asked for', () => {
    expect(withDesktop([page], { desktopLoads: null })).toEqual([page]);
    expect(withDesktop([page], {})).toEqual([page]);
  });
});
