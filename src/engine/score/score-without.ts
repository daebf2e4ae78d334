import { weightedMean } from '#contract/common-themes.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import type { RuleOutcome, Seen } from './findings.ts';
import type { RuleTree } from './penalty.ts';
import { type RescoreTheme, rescoreTheme } from './rescore-theme.ts';
import { isJudged, type MeasuredScores, statesIn, themeBounds } from './score-report.ts';
import type { PageFailure, RuleState } from './theme-score.ts';

/** What is taken away of a rule’s failure. */
export interface Removal {
  /** Of a failure of the site: all of it. */
  readonly everywhere: boolean;
  /** Occurrences taken away on each page; as many as there are, or more, take the failure away. */
  readonly pages: ReadonlyMap<string, number>;
}

export interface Gain {
  /** Points of the site score: whole, never negative. */
  readonly points: number;
  /** What it changes before rounding and caps, in points of the site; orders gains too small or too hidden to be told. */
  readonly worth: number;
}

/**
 * Scores an audit again without some of its failures, by the scorer of the audit itself.
 * @param without the themes that have no number
 */
export function scoreWithout(
  outcomes: readonly RuleOutcome[],
  measured: MeasuredScores,
  tree: RuleTree,
  seen: Seen,
  without: readonly Theme[] = [],
): (removals: ReadonlyMap<string, Removal>) => Gain {
  const sample = { read: seen.read, unread: seen.blind.unread };
  const judged = themeIds.filter((theme) => isJudged(theme, outcomes));
  const rescore = new Map<Theme, RescoreTheme>(
    judged.map((theme) => [theme, rescoreTheme(statesIn(theme, outcomes), sample, tree)]),
  );
  const bare = new Map([...rescore].map(([theme, again]) => [theme, again(new Map())]));
  const lowOf = (theme: Theme, { score }: { readonly score: number }): number =>
    themeBounds(theme, { low: score, high: score }, measured).low;
  const lows = new Map([...bare].map(([theme, rescored]) => [theme, lowOf(theme, rescored)]));
  const pointsOf = (all: ReadonlyMap<Theme, number>) => siteOf(all, without);
  const score = pointsOf(lows);
  const weights = judged.reduce((sum, theme) => sum + themes[theme].weight, 0);
  const known = new Map(outcomes.map((outcome) => [outcome.rule.id, outcome]));
  return (removals) => {
    const changed = new Map<Theme, Map<string, RuleState>>();
    for (const [ruleId, removal] of removals) {
      const outcome = known.get(ruleId);
      // Performance is measured: nobody knows what it will be.
      if (!outcome || outcome.theme === 'performance') continue;
      const states = changed.get(outcome.theme) ?? new Map<string, RuleState>();
      changed.set(outcome.theme, states.set(ruleId, mended(outcome.state, removal)));
    }
    const after = new Map(lows);
    let worth = 0;
    for (const [theme, states] of changed) {
      const again = rescore.get(theme)?.(states);
      if (!again) continue;
      after.set(theme, lowOf(theme, again));
      worth += (themes[theme].weight * (again.mean - (bare.get(theme)?.mean ?? 0))) / weights;
    }
    return { points: Math.max(0, pointsOf(after) - score), worth };
  };
}

function mended(state: RuleState, { everywhere, pages }: Removal): RuleState {
  const failing = new Map<string, PageFailure>();
  const cured = new Set<string>();
  for (const [url, failure] of state.failing) {
    const left = failure.occurrences - (pages.get(url) ?? 0);
    if (everywhere || left <= 0) cured.add(url);
    else failing.set(url, { ...failure, occurrences: left });
  }
  return {
    ...state,
    failing,
    everywhere: everywhere ? null : state.everywhere,
    // A page read in part where it failed for sure is one where it may be graver: gone with the failure.
    unknown: new Set([...state.unknown].filter((url) => !cured.has(url))),
  };
}

const siteOf = (lows: ReadonlyMap<Theme, number>, without: readonly Theme[]): number =>
  weightedMean(Object.fromEntries([...lows].filter(([theme]) => !without.includes(theme)))) ?? 0;
