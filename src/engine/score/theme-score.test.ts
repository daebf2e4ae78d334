import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { severities } from '#contract/themes.ts';
import { buildRuleTree, type ScoredFailure, type ScoredRule } from './penalty.ts';
import { mean, siteScore } from './site-score.ts';
import { penaltyOf, themeScore, unmasked } from './theme-score.ts';

const rules: ScoredRule[] = [
  { id: 'blocking', severity: 'bloquant' },
  { id: 'parent', severity: 'majeur' },
  { id: 'child', severity: 'majeur', parent: 'parent' },
  { id: 'grandchild', severity: 'mineur', parent: 'child' },
  { id: 'minor', severity: 'mineur' },
  { id: 'note', severity: 'info' },
];
const tree = buildRuleTree(rules);
const failure = (ruleId: string, reach = 1, occurrences = 5): ScoredFailure => ({
  ruleId,
  severity: tree.severityOf(ruleId),
  reach,
  occurrences,
});

describe('the score of a theme', () => {
  test('is 100 with no failure, and an `info` costs nothing', () => {
    expect(themeScore([], tree)).toBe(100);
    expect(themeScore([failure('note')], tree)).toBe(100);
  });

  test('is capped at 69 while a `bloquant` is open', () => {
    expect(themeScore([failure('blocking')], tree)).toBe(69);
  });

  test('follows the published formula', () => {
    // 0,05 · (0,35 + 0,65·0,5) · (0,6 + 0,4·4/8) = 0,05 · 0,675 · 0,8
    expect(penaltyOf({ ...failure('minor', 0.5, 4), severity: 'majeur' }, tree)).toBeCloseTo(0.027, 10);
  });

  test('charges a parent for itself and all its descendants, once', () => {
    const alone = themeScore([failure('parent', 0.1, 1)], tree);
    const withChildren = themeScore(
      [failure('parent', 0.1, 1), failure('child'), failure('grandchild')],
      tree,
    );
    expect(withChildren).toBe(alone);
    expect(penaltyOf(failure('parent'), tree)).toBeCloseTo(1 - 0.95 * 0.95 * 0.988, 10);
    expect(unmasked([failure('parent'), failure('grandchild')], tree).map(({ ruleId }) => ruleId)).toEqual([
      'parent',
    ]);
  });
});

const severityRank = (index: number) => severities[index] ?? 'info';
/** Random forests whose parents are at least as severe as their descendants, as the catalogue’s are. */
const forest = fc
  .array(fc.record({ severity: fc.nat(3), parent: fc.option(fc.nat(), { nil: undefined }) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((seeds) => {
    const built: ScoredRule[] = [];
    const levels: number[] = [];
    for (const [index, seed] of seeds.entries()) {
      const parent = seed.parent === undefined || index === 0 ? undefined : seed.parent % index;
      const level = Math.max(seed.severity, parent === undefined ? 0 : (levels[parent] ?? 0));
      levels.push(level);
      built.push({
        id: `r${index}`,
        severity: severityRank(level),
        ...(parent !== undefined && { parent: `r${parent}` }),
      });
    }
    return built;
  });
const state = forest.chain((built) =>
  fc.record({
    rules: fc.constant(built),
    failing: fc.subarray(built, { minLength: 1 }),
    reaches: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 25, maxLength: 25 }),
    counts: fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 25, maxLength: 25 }),
    pick: fc.nat(),
    factor: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

describe('mending never lowers a score', () => {
  test('whatever failure is corrected, even when all its descendants start to fail at their worst', () => {
    fc.assert(
      fc.property(state, ({ rules: built, failing, reaches, counts, pick }) => {
        const at = buildRuleTree(built);
        const failures = failing.map(({ id, severity }, index) => ({
          ruleId: id,
          severity,
          reach: reaches[index] ?? 1,
          occurrences: counts[index] ?? 1,
        }));
        const mended = failing[pick % failing.length];
        const rest = failures.filter(({ ruleId }) => ruleId !== mended?.id);
        const uncovered = built
          .filter(
            ({ id }) =>
              at.ancestorsOf(id).includes(mended?.id ?? '') && !rest.some(({ ruleId }) => ruleId === id),
          )
          .map(({ id, severity }) => ({ ruleId: id, severity, reach: 1, occurrences: 1000 }));
        return (
          themeScore([...rest, ...uncovered], at) >= themeScore(failures, at) &&
          themeScore(rest, at) >= themeScore(failures, at)
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('when pages or occurrences of a failure are reduced', () => {
    fc.assert(
      fc.property(state, ({ rules: built, failing, reaches, counts, pick, factor }) => {
        const at = buildRuleTree(built);
        const failures = failing.map(({ id, severity }, index) => ({
          ruleId: id,
          severity,
          reach: reaches[index] ?? 1,
          occurrences: counts[index] ?? 1,
        }));
        const reduced = failures.map((item, index) =>
          index === pick % failures.length
            ? {
                ...item,
                reach: item.reach * factor,
                occurrences: Math.max(1, Math.floor(item.occurrences * factor)),
              }
            : item,
        );
        return themeScore(reduced, at) >= themeScore(failures, at);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the score of a site', () => {
  test('is the weighted mean of the tested themes, rounded down', () => {
    expect(siteScore({ accessibility: 50, quality: 100 })).toBe(56);
    expect(siteScore({ accessibility: 80, performance: null })).toBe(80);
    expect(siteScore({ accessibility: null })).toBeNull();
  });

  test('counts each measured page: one slow page among fast ones is not hidden', () => {
    expect(mean([100, 100, 100, 56])).toBe(89);
    expect(mean([])).toBeNull();
  });
});
