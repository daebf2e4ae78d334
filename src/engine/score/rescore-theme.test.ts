import fc from 'fast-check';
import { expect, test } from 'vitest';
import { severities } from '#contract/themes.ts';
import { buildRuleTree, type ScoredRule } from './penalty.ts';
import { rescoreTheme } from './rescore-theme.ts';
import { neutralState } from './rule-state.ts';
import { type PageFailure, type RuleState, themeScore } from './theme-score.ts';

const rules: ScoredRule[] = [
  { id: 'blocking', severity: 'bloquant' },
  { id: 'parent', severity: 'majeur' },
  { id: 'child', severity: 'majeur', parent: 'parent' },
  { id: 'grandchild', severity: 'mineur', parent: 'child' },
  { id: 'minor', severity: 'mineur' },
];
const tree = buildRuleTree(rules);
const urls = ['/0', '/1', '/2', '/3', '/4'];

/** At most as grave as the rule says. */
const failureOf = (ruleId: string): fc.Arbitrary<PageFailure> =>
  fc.record({
    severity: fc.constantFrom(...severities.slice(severities.indexOf(tree.severityOf(ruleId)))),
    occurrences: fc.integer({ min: 1, max: 30 }),
  });
const stateOf = (ruleId: string): fc.Arbitrary<RuleState> =>
  fc.oneof(
    fc
      .record({
        failing: fc.array(fc.tuple(fc.constantFrom(...urls), failureOf(ruleId))),
        unknown: fc.subarray(urls),
        onUnread: fc.boolean(),
      })
      .map(({ failing, unknown, onUnread }) => ({
        ...neutralState(ruleId),
        failing: new Map(failing),
        unknown: new Set(unknown),
        onUnread,
      })),
    failureOf(ruleId).map((everywhere) => ({ ...neutralState(ruleId), everywhere })),
    fc.boolean().map((unknownEverywhere) => ({ ...neutralState(ruleId), unknownEverywhere })),
  );

/** The same state with less failing. */
const lessOf = (state: RuleState, kept: readonly string[], share: number): RuleState => ({
  ...state,
  everywhere: kept.length % 2 === 0 ? null : state.everywhere,
  failing: new Map(
    [...state.failing]
      .filter(([url]) => kept.includes(url))
      .map(([url, one]) => [url, { ...one, occurrences: Math.max(1, Math.floor(one.occurrences * share)) }]),
  ),
});

test('scores changed states as the whole scorer does, to the last digit, and never lower for what was taken away', () => {
  fc.assert(
    fc.property(
      fc.tuple(...rules.map(({ id }) => stateOf(id))),
      fc.array(
        fc.tuple(fc.nat(rules.length - 1), fc.subarray(urls), fc.double({ min: 0, max: 1, noNaN: true })),
      ),
      fc.nat(3),
      (states, changes, unread) => {
        const sample = { read: urls, unread };
        const again = rescoreTheme(states, sample, tree);
        const before = themeScore(states, sample, tree).low;
        expect(again(new Map()).score).toBe(before);
        const changed = new Map(
          changes.map(([at, kept, share]): [string, RuleState] => {
            const state = states[at] as RuleState;
            return [state.ruleId, lessOf(state, kept, share)];
          }),
        );
        const after = states.map((state) => changed.get(state.ruleId) ?? state);
        expect(again(changed).score).toBe(themeScore(after, sample, tree).low);
        expect(again(changed).score).toBeGreaterThanOrEqual(before);
      },
    ),
    { numRuns: 2000 },
  );
});
