import {
  type DesktopLoads,
  type Gathered,
  type HomeLoads,
  type LighthouseResult,
  orElse,
  type RemeasuredLoad,
} from '../artifacts.ts';
import { isTrusted } from '../derive/load/load-trust.ts';
import { isWhole, spreadsOf, type WholeLoad } from '../derive/load/spread-of-loads.ts';
import { lighthouseRules } from '../rules/performance/lighthouse-rules.ts';
import { runRule } from '../rules/run-rules.ts';
import firstByte from '../rules/seo/seo-temps-serveur.ts';
import type { JudgedPage } from './judge-visit.ts';

/** Loads of pages apart from their visits, as they came; absent from audits saved before there were such loads. */
export interface MoreLoads {
  readonly homeLoads?: Gathered<HomeLoads | null> | undefined;
  readonly calmLoads?: Gathered<readonly RemeasuredLoad[]> | undefined;
  readonly desktopLoads?: Gathered<readonly DesktopLoads[] | null> | undefined;
}

/**
 * Pages judged on the loads that an idle machine measured: the home page on the middle one of its loads, with the spread
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
    if (!middle && cold.length > 0) return disturbedBy(page, cold);
    if (!middle || (measured.length < 3 && !page.starved)) return page;
    return judgedOn(page, middle, measured, new Set(rulesOff));
  });
}

/** None of its loads is trusted: all of them together, in nothing but a spread. */
function disturbedBy(page: JudgedPage, cold: readonly LighthouseResult[]): JudgedPage {
  const loads = [page.lighthouse, ...cold].filter(isWhole);
  if (loads.length === 0) return page;
  return { ...page, summary: { ...page.summary, disturbed: spreadsOf(loads) } };
}

/**
 * Pages with what they are worth as from a computer, beside the phone: the middle one of the loads that had their
 * processors, and the spread of three. No verdict and no score is made of it.
 */
export function withDesktop(
  pages: readonly JudgedPage[],
  { desktopLoads }: Pick<MoreLoads, 'desktopLoads'>,
): readonly JudgedPage[] {
  const asked = new Map((orElse(desktopLoads ?? null, null) ?? []).map(({ url, cold }) => [url, cold]));
  return pages.map((page) => {
    const cold = asked.get(page.summary.url);
    if (!cold) return page;
    const measured = cold.filter(isMeasured).sort(byScore);
    const middle = measured[Math.floor(measured.length / 2)];
    const desktop = {
      performanceScore: middle?.score ?? null,
      metrics: middle?.metrics ?? null,
      ...(measured.length >= 3 && { measures: spreadsOf(measured) }),
    };
    return { ...page, summary: { ...page.summary, desktop } };
  });
}

/** Pages without a figure because every load of theirs met a busy machine, by address. */
export const unmeasuredOf = (pages: readonly JudgedPage[]): string[] =>
  pages
    .filter(({ starved, summary }) => starved && summary.performanceScore === null)
    .map(({ summary }) => summary.url);

function judgedOn(
  page: JudgedPage,
  middle: WholeLoad,
  measured: readonly WholeLoad[],
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
  const { disturbed: _before, ...summary } = page.summary;
  return {
    ...page,
    verdicts: judged,
    summary: {
      ...summary,
      performanceScore: middle.score,
      metrics: middle.metrics,
      ...(measured.length >= 3 && { measures: spreadsOf(measured) }),
      failures: judged.filter(({ status }) => status === 'fail').length,
    },
  };
}

const isMeasured = (result: LighthouseResult | null | undefined): result is WholeLoad =>
  isWhole(result) && isTrusted(result);

/** Equal scores: the slower display of the main content first. */
const byScore = (a: WholeLoad, b: WholeLoad) =>
  a.score - b.score || b.metrics.largestContentfulPaintMs - a.metrics.largestContentfulPaintMs;
