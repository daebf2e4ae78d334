import type { PerformanceMetrics } from '#contract/report.ts';
import { type Gathered, type HomeLoads, type LighthouseResult, orElse } from '../artifacts.ts';
import { lighthouseRules } from '../rules/performance/lighthouse-rules.ts';
import { runRule } from '../rules/run-rules.ts';
import type { JudgedPage } from './judge-visit.ts';

const ruleIds = new Set(lighthouseRules.map(({ id }) => id));

/**
 * The home page judged on the middle one of its loads, with the spread of all: one load alone says as much about the
 * moment as about the page. The load whose score is the median gives all figures, so that they go together. Pages and
 * audits with a single load stay as they are.
 */
export function withMedianLoad(
  pages: readonly JudgedPage[],
  gathered: Gathered<HomeLoads | null> | undefined,
  rulesOff: readonly string[],
): readonly JudgedPage[] {
  const [home, ...others] = pages;
  // Absent from artifacts saved before there were such loads.
  const loads = orElse(gathered ?? null, null);
  if (!home?.lighthouse || !loads) return pages;
  const measured = [home.lighthouse, ...loads.cold].filter(isMeasured);
  const middle = [...measured].sort(byScore)[Math.floor(measured.length / 2)];
  if (measured.length < 3 || !middle) return pages;
  const off = new Set(rulesOff);
  // Those that look at more than the load keep the verdict of the visit.
  const given = new Set<string>(['lighthouse', 'page']);
  const rules = lighthouseRules.filter(
    ({ id, artifacts }) => !off.has(id) && artifacts.every((name) => given.has(name)),
  );
  const verdicts = new Map(
    rules.map((rule) => [rule.id, runRule(rule, { lighthouse: middle, page: home.page }, null)]),
  );
  const judged = home.verdicts.map((verdict) =>
    ruleIds.has(verdict.ruleId) ? (verdicts.get(verdict.ruleId) ?? verdict) : verdict,
  );
  return [
    {
      ...home,
      verdicts: judged,
      summary: {
        ...home.summary,
        performanceScore: middle.score,
        metrics: middle.metrics,
        measures: {
          loads: measured.length,
          score: spreadOf(measured.map(({ score }) => score)),
          metrics: Object.fromEntries(
            metricNames.map((name) => [name, spreadOf(measured.map(({ metrics }) => metrics[name]))]),
          ) as Record<keyof PerformanceMetrics, [number, number]>,
        },
        failures: judged.filter(({ status }) => status === 'fail').length,
      },
    },
    ...others,
  ];
}

type Measured = LighthouseResult & { readonly score: number; readonly metrics: PerformanceMetrics };

const metricNames = [
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'totalBlockingTimeMs',
  'cumulativeLayoutShift',
  'speedIndexMs',
  'serverResponseTimeMs',
] as const satisfies readonly (keyof PerformanceMetrics)[];

const isMeasured = (result: LighthouseResult): result is Measured =>
  result.score !== null && result.metrics !== null;

/** Equal scores: the slower display of the main content first. */
const byScore = (a: Measured, b: Measured) =>
  a.score - b.score || b.metrics.largestContentfulPaintMs - a.metrics.largestContentfulPaintMs;

const spreadOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
