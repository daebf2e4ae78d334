import { countOf, listOf, typeset } from '#contract/french.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { type BlindSpots, lacksKeyPage, needsProfile, partlyReadIn } from './blind-spots.ts';
import type { RuleOutcome, Seen } from './findings.ts';
import { isNowhere } from './rule-state.ts';

/** Why a theme whose duties depend on the kind of site has no grade while nobody declared it. */
export const profilePending = typeset(
  'À préciser : type de site. Les obligations qui en dépendent n’ont pas été jugées ; un audit fait avec le type de site les notera.',
);

const profileUnseen =
  'Le type de site n’est pas précisé : les obligations qui en dépendent ne rapportent aucun point. Un audit fait avec le type de site complétera le score.';

const gravityUnseen =
  'Le type de site n’est pas précisé : la gravité de certains défauts en dépend, elle est comptée au plus haut. Un audit fait avec le type de site complétera le score.';

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

function sentence(of: readonly Theme[], outcomes: readonly RuleOutcome[], { blind }: Seen): string {
  const { unread } = blind;
  const partly = new Set(of.flatMap((theme) => [...partlyReadIn(theme, blind)])).size;
  const untested = outcomes.filter((outcome) => outcome.untested && outcome.rule.severity !== 'info').length;
  const key = of.some((theme) => lacksKeyPage(theme, blind)) ? keyPage(blind) : '';
  const nowhere = outcomes.filter(isLookedForInVain).length;
  const parts = [
    nowhere > 0 && nowhereWords(nowhere),
    unread > 0 && countOf(unread, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues') + key,
    partly > 0 &&
      countOf(partly, 'page n’a été lue qu’en partie', 'pages n’ont été lues qu’en partie') +
        (unread > 0 ? '' : key),
    untested > 0 &&
      countOf(untested, 'contrôle n’a pas pu être fait partout', 'contrôles n’ont pas pu être faits partout'),
  ].filter((part) => part !== false);
  const undeclared = blind.profile === null ? profileWords(outcomes) : '';
  if (parts.length === 0 && undeclared) return typeset(undeclared);
  const what = parts.length > 0 ? listOf(parts) : 'Des mesures manquent';
  const next =
    parts.length === 1 && nowhere > 0
      ? 'Un audit de toutes les pages peut compléter le score.'
      : 'Un nouvel audit, à un moment plus calme, peut compléter le score.';
  return typeset(`${what} : ce qui n’a pas été vu ne rapporte aucun point. ${next} ${undeclared}`.trimEnd());
}

/** A document that the law asks for is in no page read, and costs its absence until all are. */
const isLookedForInVain = ({ state, located }: RuleOutcome): boolean =>
  state.unknownEverywhere && located.some(({ verdict }) => isNowhere(verdict));

/** It begins the sentence. */
const nowhereWords = (count: number): string =>
  count === 1
    ? 'Un document que la loi demande n’est dans aucune des pages lues'
    : `${count} documents que la loi demande ne sont dans aucune des pages lues`;

/** What the kind of site would tell; empty where nothing. */
function profileWords(outcomes: readonly RuleOutcome[]): string {
  if (outcomes.some(({ rule, check }) => needsProfile(rule) && check?.status !== 'off')) return profileUnseen;
  return outcomes.some(({ located }) => located.some(({ verdict }) => verdict.mildest)) ? gravityUnseen : '';
}

const keyPage = ({ start }: BlindSpots): string =>
  start ? ', dont l’accueil ou la page demandée' : ', dont une page légale';
