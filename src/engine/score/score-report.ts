import type { Finding, ThemeResult } from '#contract/report.ts';
import { severities, type Theme, themeIds, themes } from '#contract/themes.ts';
import type { RuleOutcome } from './findings.ts';
import type { RuleTree, ScoredFailure } from './penalty.ts';
import { siteScore } from './site-score.ts';
import { themeScore, unmasked } from './theme-score.ts';

/** Scores that do not come from penalties alone. */
export interface MeasuredScores {
  /** Lighthouse performance, mean over pages; null when no page could be measured. */
  readonly performance: number | null;
  /** What the sobriety indices are worth (`sobrietyScore`), mean over pages; null when unknown. */
  readonly sobriety: number | null;
}

export interface ScoredReport {
  readonly score: number | null;
  readonly themes: ThemeResult[];
  /** Failures first, by priority; then « à vérifier ». */
  readonly findings: Finding[];
}

/** Scores the outcomes, gives each finding its gain, hides what a failed parent explains, and orders by priority. */
export function scoreReport(
  outcomes: readonly RuleOutcome[],
  measured: MeasuredScores,
  tree: RuleTree,
): ScoredReport {
  const all = outcomes.flatMap((outcome) => outcome.findings);
  const failures = all.filter((finding) => finding.verdict === 'fail');
  const tested = new Set(outcomes.filter(isTested).map((outcome) => outcome.theme));
  const scoresWithout = (left?: Finding) =>
    scoresOf(
      failures.filter((finding) => finding !== left),
      tested,
      measured,
      tree,
    );
  const scores = scoresWithout();
  const score = siteScore(scores);
  const counted = unmasked(failures, tree);
  const shown = counted.map((finding) => {
    const better = scoresWithout(finding);
    return {
      ...finding,
      gain: (siteScore(better) ?? 0) - (score ?? 0),
      themeGain: (better[finding.theme] ?? 0) - (scores[finding.theme] ?? 0),
    };
  });
  const uncounted = failures
    .filter((finding) => !counted.includes(finding))
    .flatMap((finding) => elsewhere(finding, failures, tree));
  return {
    score,
    themes: themeIds.map((theme) => themeResult(theme, scores[theme] ?? null, outcomes)),
    findings: [
      ...[...shown, ...uncounted].sort(byPriority),
      ...all.filter((finding) => finding.verdict === 'review').sort(byPriority),
    ],
  };
}

/**
 * What a failed parent does not explain: the pages of a masked finding where no ancestor failed. Shown, since a person
 * can mend it there; worth no point, since the parent’s cost already holds it.
 */
function elsewhere(finding: Finding, failures: readonly Finding[], tree: RuleTree): Finding[] {
  const ancestors = failures.filter(({ ruleId }) => tree.ancestorsOf(finding.ruleId).includes(ruleId));
  const siteWide = finding.pages.length === 0 || ancestors.some(({ pages }) => pages.length === 0);
  const covered = new Set(ancestors.flatMap(({ pages }) => pages.map((page) => page.url)));
  const pages = siteWide ? [] : finding.pages.filter((page) => !covered.has(page.url));
  if (pages.length === 0) return [];
  return [{ ...finding, pages, occurrences: pages.reduce((sum, page) => sum + page.occurrences, 0) }];
}

const isTested = (outcome: RuleOutcome): boolean =>
  outcome.check === null || (outcome.check.status !== 'error' && outcome.check.status !== 'off');

function scoresOf(
  failures: readonly Finding[],
  tested: ReadonlySet<Theme>,
  measured: MeasuredScores,
  tree: RuleTree,
): Partial<Record<Theme, number | null>> {
  const scores: Partial<Record<Theme, number | null>> = {};
  for (const theme of themeIds) {
    if (theme === 'performance') {
      scores[theme] = measured.performance;
      continue;
    }
    if (!tested.has(theme)) {
      scores[theme] = null;
      continue;
    }
    const score = themeScore(failures.filter((finding) => finding.theme === theme).map(scored), tree);
    scores[theme] =
      theme === 'eco-design' && measured.sobriety !== null
        ? Math.min(score, Math.floor(measured.sobriety))
        : score;
  }
  return scores;
}

const scored = ({ ruleId, severity, reach, occurrences }: Finding): ScoredFailure => ({
  ruleId,
  severity,
  reach,
  occurrences,
});

function themeResult(theme: Theme, score: number | null, outcomes: readonly RuleOutcome[]): ThemeResult {
  const counts = { fail: 0, review: 0, pass: 0, inapplicable: 0, error: 0, off: 0 };
  for (const outcome of outcomes) {
    if (outcome.theme !== theme) continue;
    if (outcome.check) counts[outcome.check.status] += 1;
    else if (outcome.findings.some((finding) => finding.verdict === 'fail')) counts.fail += 1;
    else if (outcome.findings.length > 0) counts.review += 1;
  }
  const { off, ...run } = counts;
  const said = off > 0 ? counts : run;
  return { theme, label: themes[theme].label, score, weight: themes[theme].weight, counts: said };
}

/** Worst severity first, then most points per effort, then widest reach; the id settles ties so that runs agree. */
function byPriority(a: Finding, b: Finding): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    (b.gain + b.themeGain / 10) / b.effort - (a.gain + a.themeGain / 10) / a.effort ||
    themes[b.theme].weight * b.reach - themes[a.theme].weight * a.reach ||
    a.ruleId.localeCompare(b.ruleId)
  );
}
