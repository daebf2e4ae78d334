import { countOf, listOf, typeset } from '#contract/french.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { lacksKeyPage } from './blind-spots.ts';
import type { RuleOutcome, Seen } from './findings.ts';

/** One sentence on what a theme was not shown, and what to do about it. */
export function unseenInTheme(theme: Theme, outcomes: readonly RuleOutcome[], seen: Seen): string {
  return sentence(
    [theme],
    outcomes.filter((outcome) => outcome.theme === theme),
    seen,
  );
}

/** The same of the whole site. */
export function unseenOnSite(outcomes: readonly RuleOutcome[], seen: Seen): string {
  return sentence(themeIds, outcomes, seen);
}

function sentence(of: readonly Theme[], outcomes: readonly RuleOutcome[], seen: Seen): string {
  const { unread, partly } = seen.blind;
  const untested = outcomes.filter(isUntested).length;
  const parts = [
    unread > 0 && countOf(unread, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues'),
    partly.size > 0 &&
      countOf(partly.size, 'page n’a été lue qu’en partie', 'pages n’ont été lues qu’en partie'),
    untested > 0 &&
      countOf(untested, 'contrôle n’a pas pu être fait partout', 'contrôles n’ont pas pu être faits partout'),
  ].filter((part) => part !== false);
  const what = parts.length > 0 ? listOf(parts) : 'des pages n’ont pas pu être mesurées';
  const key = of.map((theme) => keyPageIn(theme, seen)).find((words) => words !== '') ?? '';
  return typeset(
    `${what.charAt(0).toUpperCase()}${what.slice(1)}${key} : rien de ce qui n’a pas été vu n’est compté comme bon. Relancez l’audit, de préférence à un moment plus calme.`,
  );
}

const isUntested = ({ state }: RuleOutcome): boolean => state.unknownEverywhere || state.unknown.size > 0;

function keyPageIn(theme: Theme, { blind }: Seen): string {
  if (!lacksKeyPage(theme, blind)) return '';
  return blind.start ? ' (dont l’accueil ou la page demandée)' : ' (dont une page légale)';
}
