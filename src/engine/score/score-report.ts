import { createHash } from 'node:crypto';
import type { Finding, ThemeResult } from '#contract/report.ts';
import { readScore } from '#contract/score-range.ts';
import { severities, type Theme, themeIds, themes } from '#contract/themes.ts';
import { harmRank } from '#reference/harms.ts';
import { urgencyRank } from '#reference/urgencies.ts';
import { needsProfile } from './blind-spots.ts';
import { explainThemeScore } from './explain-theme-score.ts';
import type { RuleOutcome, Seen } from './findings.ts';
import { pricing, type RuleTree } from './penalty.ts';
import { neutralState } from './rule-state.ts';
import { siteScore, type ThemeScores } from './site-score.ts';
import { type Bounds, type RuleState, themeScore } from './theme-score.ts';
import { profilePending, unseenInTheme, unseenOnSite } from './unseen-words.ts';
import { visiblePart } from './visible-part.ts';

/** Scores that do not come from failures alone. */
export interface MeasuredScores {
  /** Lighthouse performance, mean over pages. */
  readonly performance: Bounds;
  /** What the sobriety indices are worth (`sobrietyScore`), mean over pages. */
  readonly sobriety: Bounds;
}

export interface ScoredReport {
  readonly score: number | null;
  readonly upTo?: number;
  readonly unseen?: string;
  readonly without?: Theme[];
  readonly themes: ThemeResult[];
  /** Failures first, by priority; then « à vérifier ». */
  readonly findings: Finding[];
}

/** Scores the outcomes, gives each finding its gain, hides what a failed parent explains, and orders by priority. */
export function scoreReport(
  outcomes: readonly RuleOutcome[],
  measured: MeasuredScores,
  tree: RuleTree,
  seen: Seen,
): ScoredReport {
  const sample = { read: seen.read, unread: seen.blind.unread };
  const scoreOf = (theme: Theme, states: readonly RuleState[]) =>
    theme === 'performance'
      ? measured.performance
      : themeBounds(theme, themeScore(states, sample, tree), measured);
  const judged = themeIds.filter((theme) => isJudged(theme, outcomes));
  const statesOf = new Map(judged.map((theme) => [theme, statesIn(theme, outcomes)]));
  const scores: ThemeScores = Object.fromEntries(
    judged.map((theme) => [theme, scoreOf(theme, statesOf.get(theme) ?? [])]),
  );
  const without = judged.filter((theme) => !hasNumber(theme, scores[theme], outcomes, seen));
  const rated = (all: ThemeScores): ThemeScores =>
    Object.fromEntries(
      themeIds.filter((theme) => !without.includes(theme)).map((theme) => [theme, all[theme]]),
    );
  const score = siteScore(rated(scores));
  const states = new Map(outcomes.map(({ state }) => [state.ruleId, state]));
  const all = outcomes.flatMap((outcome) => outcome.findings);
  const failures = all
    .filter((finding) => finding.verdict === 'fail')
    .flatMap((finding) => visiblePart(finding, states, tree, seen.read))
    .map((finding) => {
      const { theme } = finding;
      const left = (statesOf.get(theme) ?? []).map((state) =>
        state.ruleId === finding.ruleId ? neutralState(state.ruleId) : state,
      );
      const better = { ...scores, [theme]: scoreOf(theme, left) };
      return {
        ...finding,
        gain: (siteScore(rated(better))?.low ?? 0) - (score?.low ?? 0),
        themeGain: (better[theme]?.low ?? 0) - (scores[theme]?.low ?? 0),
      };
    });
  const sorted = failures.sort(byPriority);
  return {
    ...ranged(score, unseenOnSite(outcomes, seen)),
    ...(without.length > 0 && { without, unseen: unseenOnSite(outcomes, seen) }),
    themes: themeIds.map((theme) => {
      const bounds = scores[theme];
      const own = { theme, failures: sorted.filter((finding) => finding.theme === theme), sample, tree };
      const lowOf = (left: readonly RuleState[]) => scoreOf(theme, left).low;
      return {
        ...themeResult(theme, bounds ?? null, outcomes, seen),
        ...(bounds &&
          !lacksProfile(theme, outcomes, seen) &&
          explainThemeScore({ ...own, states: statesOf.get(theme) ?? [], score: bounds, lowOf })),
      };
    }),
    findings: [...sorted, ...all.filter((finding) => finding.verdict === 'review').sort(byPriority)],
  };
}

/** Enough of it was seen to give it a number. */
const hasNumber = (
  theme: Theme,
  bounds: Bounds | null | undefined,
  outcomes: readonly RuleOutcome[],
  seen: Seen,
): boolean =>
  !!bounds &&
  !lacksProfile(theme, outcomes, seen) &&
  readScore({ score: bounds.low, upTo: bounds.high }).kind === 'rated';

/** As the report keeps it: the high bound and what was not seen only where there are two. */
function ranged(bounds: Bounds | null, unseen: string) {
  const { low, high } = bounds ?? { low: null, high: null };
  return { score: low, ...(high !== null && high > low && { upTo: high, unseen }) };
}

/** Something of the theme was to be judged: not all of its rules are switched off. */
export const isJudged = (theme: Theme, outcomes: readonly RuleOutcome[]): boolean =>
  outcomes.some((outcome) => outcome.theme === theme && outcome.check?.status !== 'off');

/** What scores make of the rules of a theme. */
export const statesIn = (theme: Theme, outcomes: readonly RuleOutcome[]): RuleState[] =>
  outcomes.filter((outcome) => outcome.theme === theme).map(({ state }) => state);

/** A theme’s score, from what its failures leave it and from what was measured. */
export function themeBounds(theme: Theme, { low, high }: Bounds, measured: MeasuredScores): Bounds {
  if (theme === 'performance') return measured.performance;
  if (theme !== 'eco-design') return { low, high };
  return { low: Math.min(low, measured.sobriety.low), high: Math.min(high, measured.sobriety.high) };
}

function themeResult(
  theme: Theme,
  bounds: Bounds | null,
  outcomes: readonly RuleOutcome[],
  seen: Seen,
): ThemeResult {
  const counts = { fail: 0, review: 0, pass: 0, inapplicable: 0, error: 0, off: 0 };
  for (const outcome of outcomes) {
    if (outcome.theme !== theme) continue;
    if (outcome.check) counts[outcome.check.status] += 1;
    else if (outcome.findings.some((finding) => finding.verdict === 'fail')) counts.fail += 1;
    else if (outcome.findings.length > 0) counts.review += 1;
  }
  const { off, ...run } = counts;
  const said = off > 0 ? counts : run;
  const { label, weight } = themes[theme];
  return {
    theme,
    label,
    ...(lacksProfile(theme, outcomes, seen)
      ? { score: null, unseen: profilePending, pending: 'profile' as const }
      : ranged(bounds, unseenInTheme(theme, outcomes, seen))),
    weight,
    edition: editionOf(outcomes.filter((outcome) => outcome.theme === theme)),
    counts: said,
  };
}

/** Short name of the rules that ran, in their versions, and of the prices. */
function editionOf(outcomes: readonly RuleOutcome[]): string {
  const ran = outcomes.filter(({ check }) => check?.status !== 'off');
  const rules = ran.map(({ rule }) => `${rule.id}@${rule.version ?? 1}`).sort();
  return createHash('sha256')
    .update([pricing, ...rules].join(' '))
    .digest('base64url')
    .slice(0, 12);
}

/** Some of its duties depend on a kind of site that nobody declared: it has no grade. */
const lacksProfile = (theme: Theme, outcomes: readonly RuleOutcome[], { blind }: Seen): boolean =>
  blind.profile === null &&
  outcomes.some(
    ({ theme: own, rule, check }) => own === theme && needsProfile(rule) && check?.status !== 'off',
  );

const harmOf = ({ ruleId, theme, severity }: Finding): number =>
  harmRank(ruleId, theme, severities.indexOf(severity));

/** What harms visitors most first, then most points per effort, then widest reach; the id settles ties so that runs agree. */
function byPriority(a: Finding, b: Finding): number {
  const urgent = (finding: Finding) =>
    finding.verdict === 'fail' && finding.severity !== 'info' ? urgencyRank(finding.ruleId) : Infinity;
  return (
    // What harms someone today comes before any point.
    (urgent(a) === urgent(b) ? 0 : urgent(a) - urgent(b)) ||
    harmOf(a) - harmOf(b) ||
    (b.gain + b.themeGain / 10) / b.effort - (a.gain + a.themeGain / 10) / a.effort ||
    themes[b.theme].weight * b.reach - themes[a.theme].weight * a.reach ||
    a.ruleId.localeCompare(b.ruleId)
  );
}
