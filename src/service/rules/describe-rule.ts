import { listOf, typeset } from '#contract/french.ts';
import type { CitedReference } from '#contract/references.ts';
import { type Effort, type Severity, siteProfiles, type Theme } from '#contract/themes.ts';
import type { Advice, Rule } from '#engine/rule.ts';
import { allRules, ruleOf, themeOf } from '#engine/rules/registry.ts';
import { cite } from '#engine/score/cite.ts';
import { rgaaCriterionOf } from '#reference/rgaa.ts';
import { ruleSnippets } from '#reference/rule-snippets/index.ts';
import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';
import { artifactWords } from './artifact-words.ts';

/** A check, named. */
export interface RuleName {
  readonly id: string;
  readonly name: string;
}

interface RgaaOfRule {
  readonly criterion: string;
  readonly title: string;
  readonly tests: readonly string[];
}

/** One check of the catalogue, as its public page tells it: everything comes from the rule itself. */
export interface RuleDescription extends RuleName {
  readonly theme: Theme;
  readonly severity: Severity;
  readonly effort: Effort;
  readonly version: number;
  /** What a report says when it fails; a measured value stands as « … ». */
  readonly failures: readonly string[];
  readonly why: string;
  readonly fix: string;
  /** What a report says instead beside some of its failures. */
  readonly advice: readonly { readonly failure: string; readonly why?: string; readonly fix?: string }[];
  /** How it is tested, one sentence each. */
  readonly how: readonly string[];
  readonly references: readonly CitedReference[];
  /** Criteria of the RGAA with their titles, and which of their tests; none stands for all of them. */
  readonly rgaa: readonly RgaaOfRule[];
  /** While that one fails, this one is not shown. */
  readonly parent: RuleName | null;
  readonly children: readonly RuleName[];
  /** On trial: what it finds is told apart and counts nowhere. */
  readonly trial: boolean;
  /** One failing and one sound example of code; null where the rule has none yet. */
  readonly snippet: RuleSnippet | null;
}

/** A measured value stands for itself. */
const withoutValues = (text: string) => typeset(text.replaceAll(/\{[a-zA-Z]\w*\}/g, '…'));
const nameOf = ({ id, title }: Rule): RuleName => ({ id, name: withoutValues(title.pass) });

const conclusions = {
  automatique: 'Le défaut comme le succès sont établis par la machine.',
  semi: 'Un défaut est prouvé. Un succès veut seulement dire que rien n’a été relevé.',
  revue:
    'Une machine ne peut pas trancher : le rapport montre des indices à vérifier par une personne, et le score n’en tient pas compte.',
} as const;

function howOf(rule: Rule): string[] {
  const examined = rule.artifacts.filter((name) => name !== 'views').map((name) => artifactWords[name]);
  const bound = rule.profiles?.map((profile) => siteProfiles[profile].toLowerCase());
  return [
    rule.scope === 'page'
      ? 'Ce contrôle est fait sur chaque page analysée.'
      : 'Ce contrôle porte sur le site entier : il est fait une fois par audit.',
    `Il examine : ${listOf(examined)}.`,
    ...(rule.scope === 'page' && rule.everyView
      ? ['La page est jugée à la largeur d’un téléphone et d’un ordinateur, menus et onglets ouverts.']
      : []),
    conclusions[rule.automation],
    ...(rule.trial
      ? ['Il est à l’essai : ce qu’il relève est montré à part et ne compte dans aucun score.']
      : []),
    ...(bound
      ? [
          `Il ne vaut défaut que pour : ${listOf(bound)}. Quand le profil du site n’est pas indiqué, il est à vérifier.`,
        ]
      : []),
  ].map(typeset);
}

/** A reference to a criterion or a test, said by its number. */
const inRgaa = /^RGAA (\d+\.\d+(?:\.\d+)?)$/;

function rgaaOf(numbers: readonly string[]): RgaaOfRule[] {
  const byCriterion = Map.groupBy(numbers, (number) => number.split('.').slice(0, 2).join('.'));
  return [...byCriterion].map(([criterion, tests]) => ({
    criterion,
    title: typeset(rgaaCriterionOf(criterion)?.title ?? ''),
    tests: tests.filter((number) => number !== criterion),
  }));
}

const adviceOf = ({ messages = {}, advice = {} }: Rule): RuleDescription['advice'] =>
  Object.entries<Advice | undefined>(advice).map(([message, own]) => ({
    failure: withoutValues(messages[message] ?? ''),
    ...(own?.why && { why: typeset(own.why) }),
    ...(own?.fix && { fix: typeset(own.fix) }),
  }));

/** The check of that id; null when there is none. */
export function describeRule(id: string): RuleDescription | null {
  const rule = ruleOf(id);
  const theme = themeOf(id);
  if (rule === undefined || theme === undefined) return null;
  const { severity, effort, version = 1, title, messages = {}, why, fix, references, rgaa = [] } = rule;
  const parent = rule.parent === undefined ? undefined : ruleOf(rule.parent);
  return {
    ...nameOf(rule),
    theme,
    severity,
    effort,
    version,
    failures: [...new Set([title.fail, ...Object.values(messages)].map(withoutValues))],
    why: typeset(why),
    fix: typeset(fix),
    advice: adviceOf(rule),
    how: howOf(rule),
    // Those of the RGAA stand with the title of their criterion.
    references: references.filter(({ title: named }) => !inRgaa.test(named)).map(cite),
    rgaa: rgaaOf([...new Set([...rgaa, ...references.flatMap((one) => inRgaa.exec(one.title)?.[1] ?? [])])]),
    parent: parent ? nameOf(parent) : null,
    trial: rule.trial === true,
    children: allRules.filter((other) => other.parent === id).map(nameOf),
    snippet: ruleSnippets[rule.id] ?? null,
  };
}
