import { describe, expect, test } from 'vitest';
import { pageArtifacts, pageAt, siteArtifacts } from '#tests/support/artifacts.ts';
import type { LighthouseResult } from './artifacts.ts';
import { type GatheredAudit, judgeAudit } from './judge/judge-audit.ts';
import { judgeVisit } from './judge/judge-visit.ts';
import { measureLater } from './measure-later.ts';
import type { LaterOrder } from './ports/later-measure.ts';
import type { MeasureOrder, OutcomeOf } from './ports/visit.ts';
import { packGathered, unpackGathered } from './run/pack-gathered.ts';

const busy = { trust: { share: 0.3, source: 'kernel' } } as const;

function load(score: number, more: Partial<LighthouseResult> = {}): LighthouseResult {
  const metrics = {
    ...{ firstContentfulPaintMs: 900, largestContentfulPaintMs: 1_200, totalBlockingTimeMs: 0 },
    ...{ cumulativeLayoutShift: 0, speedIndexMs: 900, serverResponseTimeMs: 20 },
  };
  return { version: 'test', score, metrics, audits: {}, warnings: [], ...more };
}

/** Two pages that met a busy machine. */
function gathered(): GatheredAudit {
  const lighthouse = load(31, busy);
  const artifacts = [pageArtifacts(undefined, { lighthouse }), { ...pageAt('/contact'), lighthouse }];
  const pages = artifacts.map((page) => judgeVisit(page, { profile: null }));
  return {
    order: {
      url: 'https://www.exemple.fr/',
      scope: 'site',
      maxPages: 2,
      device: 'mobile',
      exclude: [],
      profile: null,
    },
    pages,
    site: siteArtifacts({ pages: pages.map(({ facts }) => facts) }),
    startedAt: new Date('2026-11-21T10:00:00Z'),
    finishedAt: new Date('2026-11-21T10:01:00Z'),
    engineVersion: 'test',
    environment: { browser: 'Chromium 156', viewport: '', userAgent: '' },
  };
}

const { signal } = new AbortController();
const urls = ['https://www.exemple.fr/', 'https://www.exemple.fr/contact'];

/** A pool whose loads come from a script. */
const poolOf = (answer: (url: string) => OutcomeOf<'measure'>) => ({
  keepApart: () => undefined,
  measure: async ({ url }: MeasureOrder) => answer(url),
});
const measured = (result: LighthouseResult): OutcomeOf<'measure'> => ({
  kind: 'measured',
  loads: { cold: [result], warm: null },
});
const isIdle = async () => true;

async function later(
  answer: (url: string) => OutcomeOf<'measure'>,
  order: Partial<LaterOrder> = {},
  untilIdle = isIdle,
) {
  const packed = await packGathered(gathered());
  if (!packed) throw new Error('too large');
  const asked = { gathered: packed, loads: [], pages: urls, isLast: false, ...order };
  return measureLater(asked, { pool: poolOf(answer), idleWaitMs: 50, untilIdle }, { signal });
}

test('what an audit was judged from comes back whole: it gives the very same report', async () => {
  const audit = gathered();
  const packed = await packGathered(audit);
  const again = await unpackGathered(packed ?? new Uint8Array());
  expect(judgeAudit(again).report).toEqual(JSON.parse(JSON.stringify(judgeAudit(audit).report)));
});

describe('an audit whose loads met a busy machine', () => {
  test('names its pages, and shows what they gave as no score', () => {
    const { report, unmeasured } = judgeAudit(gathered());
    expect(unmeasured).toEqual(urls);
    expect(
      report.pages.map(({ performanceScore, disturbed }) => [performanceScore, disturbed?.score]),
    ).toEqual([
      [null, [31, 31]],
      [null, [31, 31]],
    ]);
    const performance = report.themes.find(({ theme }) => theme === 'performance');
    expect(performance?.upTo).toBeGreaterThan(performance?.score ?? 0);
  });

  test('is judged again with the loads of an idle machine: the same but for what depends on them', async () => {
    const { report, loads } = await later(() => measured(load(97)));
    const before = judgeAudit(gathered()).report;
    expect(loads.map(({ url }) => url)).toEqual(urls);
    expect(report?.pages.map(({ performanceScore, disturbed }) => [performanceScore, disturbed])).toEqual([
      [97, undefined],
      [97, undefined],
    ]);
    const others = (of: typeof report) =>
      of?.themes.filter(({ theme }) => theme !== 'performance').map(({ theme, score }) => [theme, score]);
    expect(others(report)).toEqual(others(before));
    expect(report?.finishedAt).toBe(before.finishedAt);
    expect(report?.score).toBeGreaterThan(before.score ?? 0);
  });

  test('waits for its other pages unless it is the last try, then says what there is', async () => {
    const half = (url: string) => measured(load(97, url === urls[0] ? {} : busy));
    expect(await later(half)).toMatchObject({ report: null, failed: [], loads: [{ url: urls[0] }] });
    const { report } = await later(half, { isLast: true });
    expect(report?.pages.map(({ performanceScore }) => performanceScore)).toEqual([97, null]);
  });

  test('joins what an earlier try measured', async () => {
    const { report } = await later(() => measured(load(90)), {
      pages: [urls[1] ?? ''],
      loads: [{ url: urls[0] ?? '', load: load(80) }],
    });
    expect(report?.pages.map(({ performanceScore }) => performanceScore)).toEqual([80, 90]);
  });

  test('has no figure while the machine is not idle, and a site that is gone is no fault of its pages', async () => {
    expect(
      await later(
        () => measured(load(97)),
        {},
        async () => false,
      ),
    ).toMatchObject({ loads: [], failed: [], report: null });
    const gone = await later(() => ({ kind: 'failed', detail: 'connection refused' }), { isLast: true });
    expect(gone).toMatchObject({ loads: [], failed: urls, report: null });
  });
});
