import type { Finding, ThemeResult } from '#contract/report.ts';
import type { Theme } from '#contract/themes.ts';
import { countedWith } from '#reference/counted-once.ts';
import type { RuleTree } from './penalty.ts';
import { rescoreTheme } from './rescore-theme.ts';
import { neutralState } from './rule-state.ts';
import type { Bounds, RuleState, Sample } from './theme-score.ts';

const costsKept = 3;

interface Standing {
  readonly theme: Theme;
  /** The theme’s own failures that are shown. */
  readonly failures: readonly Finding[];
  readonly states: readonly RuleState[];
  readonly sample: Sample;
  readonly tree: RuleTree;
  readonly score: Bounds;
  /** Low score of the theme with these states. */
  lowOf(states: readonly RuleState[]): number;
}

/** What explains the score of a theme beside it: what holds it down whatever else is mended, and what costs it most. */
export function explainThemeScore(theme: Standing): Pick<ThemeResult, 'held' | 'costs'> {
  if (theme.theme === 'performance') return {};
  const held = heldBy(theme);
  const costs = costsOf(theme);
  return { ...(held && { held }), ...(costs.length > 0 && { costs }) };
}

/** Its blocking defects, or its sobriety: nothing where the score is what its failures leave. */
function heldBy({ theme, failures, states, sample, tree, score }: Standing): ThemeResult['held'] {
  const { score: byFailures, mean } = rescoreTheme(states, sample, tree)(new Map());
  if (theme === 'eco-design' && score.low < byFailures) return { by: 'sobriety' };
  const blocking = new Set(
    failures.filter(({ severity }) => severity === 'bloquant').map(({ ruleId }) => tree.defectOf(ruleId)),
  );
  // Whole points apart: a ceiling that only rounds away says nothing.
  return blocking.size > 0 && Math.floor(mean + 1e-9) > score.low
    ? { by: 'blocking', count: blocking.size }
    : undefined;
}

/** The costliest, each defect once: points of the theme won were it mended alone. Ties go to the first finding. */
function costsOf({ failures, states, score, lowOf }: Standing): { ruleIds: string[]; points: number }[] {
  const groups = Map.groupBy(failures, ({ ruleId }) => countedWith(ruleId) ?? ruleId);
  return [...groups.values()]
    .map((group) => {
      const ruleIds = group.map(({ ruleId }) => ruleId);
      const [only] = group;
      const points =
        group.length === 1 && only
          ? only.themeGain
          : lowOf(
              states.map((state) => (ruleIds.includes(state.ruleId) ? neutralState(state.ruleId) : state)),
            ) - score.low;
      return { ruleIds, points };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, costsKept);
}
