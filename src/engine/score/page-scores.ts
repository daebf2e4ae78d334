import type { VisitedPage } from '#contract/report.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { sobrietyScore } from '../derive/load/sobriety.ts';
import type { RuleOutcome } from './findings.ts';
import type { RuleTree } from './penalty.ts';
import { siteScore } from './site-score.ts';
import { pageWorths } from './theme-score.ts';

/**
 * What each page is worth by what it shows itself, 0–100, in the order of `pages`: its themes weighed as the site’s are,
 * defects of the site as a whole and themes that look at no page left out. Null when nothing was to be judged.
 */
export function pageScores(
  outcomes: readonly RuleOutcome[],
  pages: readonly VisitedPage[],
  tree: RuleTree,
): (number | null)[] {
  const own = outcomes.filter(({ rule, check }) => rule.scope === 'page' && check?.status !== 'off');
  const worths = new Map(
    themeIds.flatMap((theme) => {
      const states = own.filter((outcome) => outcome.theme === theme).map(({ state }) => state);
      return states.length === 0 ? [] : [[theme, pageWorths(states, tree)] as const];
    }),
  );
  return pages.map((page) => {
    const scores = [...worths].flatMap(([theme, worthOf]) => {
      const score = ofPage(theme, page, worthOf(page.url));
      return score === null ? [] : [[theme, { low: score, high: score }] as const];
    });
    return siteScore(Object.fromEntries(scores))?.low ?? null;
  });
}

function ofPage(theme: Theme, { performanceScore, sobriety }: VisitedPage, worth: number): number | null {
  if (theme === 'performance') return performanceScore;
  if (theme !== 'eco-design') return worth;
  return sobriety === null ? worth : Math.min(worth, Math.floor(sobrietyScore(sobriety)));
}
