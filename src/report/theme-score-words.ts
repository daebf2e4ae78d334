import { countOf, formatNumber, typeset } from '#contract/french.ts';
import type { ThemeResult } from '#contract/report.ts';
import { readScore } from '#contract/score-range.ts';
import type { FindingView } from './finding-view.ts';

/** What explains the score of a theme, beside it. */
export interface ThemeScoreExplanation {
  /** What holds it down, in one sentence; empty where nothing does, and in reports that did not keep it. */
  readonly held: string;
  /** The costliest first, three at most. */
  readonly costs: readonly { readonly title: string; readonly anchor: string; readonly points: string }[];
}

/** Said before the list of what costs most. */
export const costsTitle = typeset('Ce qui coûte le plus ici, en points du thème :');

/** @param failures of the whole report, or of the theme */
export function explainThemeScore(
  result: Pick<ThemeResult, 'score' | 'upTo' | 'held' | 'costs'>,
  failures: readonly FindingView[],
): ThemeScoreExplanation {
  // A theme without a grade has none to explain.
  if (readScore(result).kind === 'unrated') return { held: '', costs: [] };
  const byRule = new Map(failures.map((view) => [view.finding.ruleId, view]));
  const costs = (result.costs ?? []).flatMap(({ ruleIds, points }) => {
    const view = ruleIds.map((id) => byRule.get(id)).find((known) => known !== undefined);
    return view
      ? [{ title: view.finding.title, anchor: view.anchor, points: `−${formatNumber(points)}` }]
      : [];
  });
  return { held: heldInWords(result), costs };
}

function heldInWords({ score, held }: Pick<ThemeResult, 'score' | 'held'>): string {
  if (held?.by === 'sobriety')
    return 'C’est le poids des pages (octets, requêtes, éléments) qui donne ce score.';
  if (held?.by !== 'blocking') return '';
  const count = held.count ?? 1;
  const by =
    count === 1 ? 'un défaut bloquant' : countOf(count, 'défaut bloquant', 'défauts bloquants distincts');
  return `Limité à ${formatNumber(score ?? 0)} par ${by}, quoi que l’on corrige d’autre.`;
}
