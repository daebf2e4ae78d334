import { expect, test } from 'vitest';
import type { Theme } from '#contract/themes.ts';
import { allRules, themeOf } from '#engine/rules/registry.ts';
import { visitedPage } from '#tests/support/report.ts';
import { nothingUnseen } from './blind-spots.ts';
import { outcomeOf, type RuleOutcome } from './findings.ts';
import { pageScores } from './page-scores.ts';
import { buildRuleTree } from './penalty.ts';
import { neutralState } from './rule-state.ts';
import type { PageFailure } from './theme-score.ts';

const tree = buildRuleTree(allRules);
const [sound, faulty] = [
  visitedPage({ url: '/sound', sobriety: 90 }),
  visitedPage({ url: '/faulty', sobriety: 90 }),
];

/** What the audit concluded of every rule, none of them failing but those given. */
function outcomes(failing: Readonly<Record<string, PageFailure>>): RuleOutcome[] {
  return allRules.map((rule) => ({
    ...outcomeOf(rule, themeOf(rule.id) as Theme, [], { read: [], blind: nothingUnseen }),
    state: {
      ...neutralState(rule.id),
      failing: new Map(failing[rule.id] ? [['/faulty', failing[rule.id] as PageFailure]] : []),
    },
  }));
}
const scores = (failing: Readonly<Record<string, PageFailure>>, pages = [sound, faulty]) =>
  pageScores(outcomes(failing), pages, tree);
const secret = { 'sec-secret-dans-code': { severity: 'bloquant', occurrences: 1 } } as const;

test('a page is worth what it shows itself', () => {
  const [first = 0, second = 0] = scores(secret).map((score) => score ?? 0);
  expect(first).toBeGreaterThan(second);
  expect(scores({})[0]).toBe(scores({})[1]);
});

test('a defect of the site as a whole costs no page', () => {
  const everywhere = outcomes({}).map((outcome) => ({
    ...outcome,
    state: { ...outcome.state, everywhere: { severity: 'bloquant', occurrences: 1 } as const },
  }));
  expect(pageScores(everywhere, [sound], tree)).toEqual(scores({}, [sound]));
});

test('a measure that could not be made is left out, never a nought', () => {
  const [measured = 0] = scores({}, [visitedPage({ performanceScore: 100, sobriety: 90 })]);
  const [unmeasured] = scores({}, [visitedPage({ performanceScore: null, sobriety: null })]);
  expect(unmeasured).toBeGreaterThanOrEqual(measured ?? 0);
  expect(pageScores([], [visitedPage()], tree)).toEqual([null]);
});
