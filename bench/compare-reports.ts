import type { PerformanceMetrics, Report } from '#contract/report.ts';
import { lighthouseRows } from '#reference/lighthouse-audits.ts';

/** Something that two reports of one site say differently. */
export interface Difference {
  /** `timed`: a verdict that tells a time. */
  readonly kind: 'verdict' | 'timed' | 'theme' | 'metric';
  readonly text: string;
}

/** Rules whose failure tells a time: « non mesuré » is allowed where the machine was busy. */
const timedRules = new Set([
  'seo-temps-serveur',
  ...lighthouseRows.flatMap(({ auditId, kind, timed }) =>
    kind === 'metric' || timed ? [`lh-${auditId}`] : [],
  ),
]);
const themePoints = 2;
const metricShare = 0.1;
/** Differences that nobody could see. */
const smallest: Readonly<Record<keyof PerformanceMetrics, number>> = {
  firstContentfulPaintMs: 50,
  largestContentfulPaintMs: 50,
  totalBlockingTimeMs: 20,
  speedIndexMs: 50,
  cumulativeLayoutShift: 0.01,
  serverResponseTimeMs: 50,
};

/**
 * What `seen` says otherwise than `reference`: verdicts page by page, scores of themes by more than two points, performance
 * metrics by more than a tenth. What was not measured for want of an idle machine is no difference.
 */
export function compareReports(reference: Report, seen: Report): Difference[] {
  return [
    ...compareVerdicts(reference, seen),
    ...compareThemes(reference, seen),
    ...compareMetrics(reference, seen),
  ];
}

function compareVerdicts(reference: Report, seen: Report): Difference[] {
  const [expected, found] = [verdictsOf(reference), verdictsOf(seen)];
  const unmeasured = new Set(
    seen.pages.flatMap(({ url, performanceScore }) => (performanceScore === null ? [pathOf(url)] : [])),
  );
  return [...new Set([...expected.keys(), ...found.keys()])].sort().flatMap((key) => {
    const [rule = '', place = ''] = key.split(' ');
    const [before, now] = [expected.get(key) ?? 'nothing', found.get(key) ?? 'nothing'];
    const isExcused = timedRules.has(rule) && (now.startsWith('error') || unmeasured.has(place));
    if (before === now || isExcused) return [];
    const kind = timedRules.has(rule) ? 'timed' : 'verdict';
    return [{ kind, text: `${key}: ${before} → ${now}` } as const];
  });
}

/** By rule and path. Rules without a finding stand under « all ». */
function verdictsOf({ findings, checks }: Report): Map<string, string> {
  const verdicts = new Map<string, string>();
  for (const { ruleId, verdict, pages, occurrences } of findings) {
    if (pages.length === 0) verdicts.set(`${ruleId} site`, `${verdict} ×${occurrences}`);
    for (const page of pages)
      verdicts.set(`${ruleId} ${pathOf(page.url)}`, `${verdict} ×${page.occurrences}`);
  }
  // What passed where it could be tested, and says on how many pages it could not, is as honest as an error.
  for (const { ruleId, status, reason, untestedOn = 0 } of checks)
    verdicts.set(`${ruleId} all`, status === 'error' || untestedOn > 0 ? `error ${reason ?? ''}` : status);
  return verdicts;
}

function compareThemes(reference: Report, seen: Report): Difference[] {
  const isUnmeasured = seen.pages.some(({ performanceScore }) => performanceScore === null);
  return seen.themes.flatMap(({ theme, score, upTo }): Difference[] => {
    const before = reference.themes.find((one) => one.theme === theme)?.score ?? null;
    if (before === score) return [];
    const free = theme === 'performance' && isUnmeasured;
    if (free && (before === null || score === null)) return [];
    // What was not measured leaves bounds: the score of the idle machine lies between them.
    const most = free ? (upTo ?? score) : score;
    if (before !== null && score !== null && most !== null)
      if (before >= score - themePoints && before <= most + themePoints) return [];
    return [{ kind: 'theme', text: `${theme}: ${before} → ${score}` }];
  });
}

function compareMetrics(reference: Report, seen: Report): Difference[] {
  return reference.pages.flatMap(({ url, metrics }): Difference[] => {
    const page = seen.pages.find((one) => pathOf(one.url) === pathOf(url));
    if (!page) return [{ kind: 'verdict', text: `${pathOf(url)}: not analysed` }];
    if (!metrics || !page.metrics) return [];
    return (Object.keys(smallest) as (keyof PerformanceMetrics)[]).flatMap((name) => {
      const [before, now] = [metrics[name], page.metrics?.[name] ?? 0];
      if (Math.abs(before - now) <= Math.max(smallest[name], metricShare * before)) return [];
      return [{ kind: 'metric', text: `${pathOf(url)} ${name}: ${round(before)} → ${round(now)}` } as const];
    });
  });
}

const pathOf = (url: string) => new URL(url).pathname;
const round = (value: number) => Math.round(value * 1_000) / 1_000;
