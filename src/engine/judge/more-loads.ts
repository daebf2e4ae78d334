import type { PerformanceMetrics, VisitedPage } from '#contract/report.ts';
import { type CalmLoad, type Gathered, type HomeLoads, type LighthouseResult, orElse } from '../artifacts.ts';
import { isCalm } from '../derive/load/load-trust.ts';
import { lighthouseRules } from '../rules/performance/lighthouse-rules.ts';
import { runRule } from '../rules/run-rules.ts';
import firstByte from '../rules/seo/seo-temps-serveur.ts';
import type { JudgedPage } from './judge-visit.ts';

/** Loads of pages apart from their visits, as they came; absent from audits saved before there were such loads. */
export interface MoreLoads {
  readonly homeLoads?: Gathered<HomeLoads | null> | undefined;
  readonly calmLoads?: Gathered<readonly CalmLoad[]> | undefined;
}

/**
 * Pages judged on the loads that a calm machine measured: the home page on the middle one of its loads, with the spread
 * of all (one load alone says as much about the moment as about the page), and a page whose visit met a busy machine on
 * the load made at the end. The load whose score is the median gives all figures, so that they go together. Other pages
 * stay as they are.
 */
export function withMoreLoads(
  pages: readonly JudgedPage[],
  { homeLoads, calmLoads }: MoreLoads,
  rulesOff: readonly string[],
): readonly JudgedPage[] {
  const again = new Map((orElse(calmLoads ?? [], null) ?? []).map(({ url, load }) => [url, load]));
  const home = orElse(homeLoads ?? null, null);
  return pages.map((page, index) => {
    const own = page.starved ? again.get(page.summary.url) : page.lighthouse;
    const cold = index === 0 && (page.lighthouse || page.starved) ? (home?.cold ?? []) : [];
    const measured = [own, ...cold].filter(isMeasured);
    const middle = [...measured].sort(byScore)[Math.floor(measured.length / 2)];
    if (!middle || (measured.length < 3 && !page.starved)) return page;
    return judgedOn(page, middle, measured, new Set(rulesOff));
  });
}

function judgedOn(
  page: JudgedPage,
  middle: Measured,
  measured: readonly Measured[],
  off: ReadonlySet<string>,
): JudgedPage {
  // Those that look at more than the load keep the verdict of the visit.
  const given = new Set<string>(['lighthouse', 'page']);
  const rules = lighthouseRules.filter(
    ({ id, artifacts }) => !off.has(id) && artifacts.every((name) => given.has(name)),
  );
  const verdicts = new Map(
    rules.map((rule) => [rule.id, runRule(rule, { lighthouse: middle, page: page.page }, null)]),
  );
  if (page.response && middle.ttfbMs !== undefined) {
    const { trust: _busy, ...response } = page.response;
    const mainResponse = { ...response, ttfbMs: middle.ttfbMs };
    verdicts.set(firstByte.id, runRule(firstByte, { mainResponse }, null));
  }
  const judged = page.verdicts.map((verdict) => verdicts.get(verdict.ruleId) ?? verdict);
  return {
    ...page,
    verdicts: judged,
    summary: {
      ...page.summary,
      performanceScore: middle.score,
      metrics: middle.metrics,
      ...(measured.length >= 3 && { measures: spreadsOf(measured) }),
      failures: judged.filter(({ status }) => status === 'fail').length,
    },
  };
}

const spreadsOf = (measured: readonly Measured[]): NonNullable<VisitedPage['measures']> => ({
  loads: measured.length,
  score: spreadOf(measured.map(({ score }) => score)),
  metrics: Object.fromEntries(
    metricNames.map((name) => [name, spreadOf(measured.map(({ metrics }) => metrics[name]))]),
  ) as Record<keyof PerformanceMetrics, [number, number]>,
});

type Measured = LighthouseResult & { readonly score: number; readonly metrics: PerformanceMetrics };

const metricNames = [
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'totalBlockingTimeMs',
  'cumulativeLayoutShift',
  'speedIndexMs',
  'serverResponseTimeMs',
] as const satisfies readonly (keyof PerformanceMetrics)[];

const isMeasured = (result: LighthouseResult | null | undefined): result is Measured =>
  result != null && result.score !== null && result.metrics !== null && isCalm(result);

/** Equal scores: the slower display of the main content first. */
const byScore = (a: Measured, b: Measured) =>
  a.score - b.score || b.metrics.largestContentfulPaintMs - a.metrics.largestContentfulPaintMs;

const spreadOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
