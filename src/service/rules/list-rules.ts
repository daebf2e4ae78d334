import { withoutAccents } from '#contract/fold-text.ts';
import { type Severity, severities, type Theme, themeIds } from '#contract/themes.ts';
import { allRules, rulesByTheme } from '#engine/rules/registry.ts';
import { describeRule, type RuleName } from './describe-rule.ts';

interface ListedRule extends RuleName {
  readonly severity: Severity;
}

/** The checks of a theme that answer a search. */
export interface RulesOfTheme {
  readonly theme: Theme;
  readonly rules: readonly ListedRule[];
}

/** How many checks there are. */
export const ruleCount = allRules.length;
/** Ids of every check, in the order of the catalogue: what the site map lists. */
export const ruleIds: readonly string[] = allRules.map(({ id }) => id);

/** How many checks each theme holds. */
export function countRules(): Record<Theme, number> {
  const counts = themeIds.map((theme) => [theme, rulesByTheme[theme].length]);
  return Object.fromEntries(counts) as Record<Theme, number>;
}

/** Without case, accents, typographic marks: as people type. */
const plain = (text: string) =>
  withoutAccents(text)
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();

interface Entry extends ListedRule {
  /** What a search looks in. */
  readonly text: string;
}

/** The gravest first, then as one looks for a name. */
const byWeight = (one: Entry, other: Entry): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  one.name.localeCompare(other.name, 'fr');

/** Made at the first search: rules never change while the product runs. */
let catalogue: ReadonlyMap<Theme, readonly Entry[]> | null = null;

function entries(): ReadonlyMap<Theme, readonly Entry[]> {
  catalogue ??= new Map(
    themeIds.map((theme) => [
      theme,
      rulesByTheme[theme]
        .flatMap(({ id }): Entry[] => {
          const rule = describeRule(id);
          if (rule === null) return [];
          const { name, severity, failures, why, fix, references } = rule;
          const numbers = rule.rgaa.flatMap(({ criterion, tests }) =>
            [criterion, ...tests].map((one) => `rgaa ${one}`),
          );
          const text = plain(
            [id, name, ...failures, why, fix, ...references.map((one) => one.title), ...numbers].join(' '),
          );
          return [{ id, name, severity, text }];
        })
        .sort(byWeight),
    ]),
  );
  return catalogue;
}

/** Checks that hold every word of the search, by theme; themes without any are left out. Empty: all of them. */
export function findRules(search: string, only: Theme | null): RulesOfTheme[] {
  const words = plain(search).split(/\s+/).filter(Boolean).slice(0, 10);
  return themeIds
    .filter((theme) => only === null || theme === only)
    .map((theme) => ({
      theme,
      rules: (entries().get(theme) ?? [])
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .map(({ id, name, severity }) => ({ id, name, severity })),
    }))
    .filter(({ rules }) => rules.length > 0);
}
