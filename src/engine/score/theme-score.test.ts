import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { severities } from '#contract/themes.ts';
import { amountOf, buildRuleTree, type PaidOnce, type RuleTree, type ScoredRule } from './penalty.ts';
import { neutralState } from './rule-state.ts';
import { meanOfPages, siteScore } from './site-score.ts';
import { type PageFailure, penaltyOf, type RuleState, type Sample, themeScore } from './theme-score.ts';

const rules: ScoredRule[] = [
  { id: 'blocking', severity: 'bloquant' },
  { id: 'parent', severity: 'majeur' },
  { id: 'child', severity: 'majeur', parent: 'parent' },
  { id: 'grandchild', severity: 'mineur', parent: 'child' },
  { id: 'minor', severity: 'mineur' },
  { id: 'note', severity: 'info' },
];
const tree = buildRuleTree(rules);
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const sampleOf = (count: number, unread = 0): Sample => ({ read: pagesOf(count), unread });

/** The rule fails on the first `count` pages of the sample. */
const failing = (ruleId: string, count = 1, changes: Partial<PageFailure> = {}): RuleState => ({
  ...neutralState(ruleId),
  onUnread: true,
  failing: new Map(
    pagesOf(count).map((url) => [
      url,
      { severity: tree.severityOf(ruleId), occurrences: 4, ...changes } as PageFailure,
    ]),
  ),
});
const score = (states: RuleState[], pages = 1) => themeScore(states, sampleOf(pages), tree).low;

describe('the score of a theme', () => {
  test('is 100 with no failure, and an `info` costs nothing', () => {
    expect(score([])).toBe(100);
    expect(score([failing('note')])).toBe(100);
  });

  test('follows the published formula', () => {
    expect(amountOf(4)).toBeCloseTo(0.8, 10);
    expect(penaltyOf('minor', { severity: 'majeur', occurrences: 4 }, tree)).toBeCloseTo(0.1 * 0.8, 10);
    // (0,92 + 1) / 2
    expect(score([failing('minor', 1, { severity: 'majeur' })], 2)).toBe(96);
  });

  test('is capped at 69 while a `bloquant` is open on a tenth of the pages, and seen on one of twenty', () => {
    expect(score([failing('blocking', 1)])).toBe(69);
    expect(score([failing('blocking', 2)], 20)).toBe(69);
    expect(score([failing('blocking', 1)], 20)).toBe(84);
    expect(score([failing('blocking', 1)], 100)).toBe(96);
    expect(score([failing('minor', 1)], 20)).toBe(99);
  });

  test('falls with each blocking defect, so that three do not cost what one costs', () => {
    const several = Array.from({ length: 12 }, (_, at) => ({ id: `b${at}`, severity: 'bloquant' as const }));
    const wide = buildRuleTree(several);
    const scoreWith = (count: number) =>
      themeScore(
        several.slice(0, count).map(({ id }) => ({
          ...neutralState(id),
          failing: new Map([['/0', { severity: 'bloquant' as const, occurrences: 1 }]]),
        })),
        // One page of ten: the mean stays above, the ceiling alone decides.
        sampleOf(10),
        wide,
      ).low;
    expect([1, 2, 3, 10, 12].map(scoreWith)).toEqual([69, 64, 59, 24, 24]);
  });

  test('charges a parent one price by severity, on the pages where it failed, for all that it hides', () => {
    const alone = score([failing('parent')], 2);
    expect(score([failing('parent'), failing('child'), failing('grandchild')], 2)).toBe(alone);
    expect(penaltyOf('parent', { severity: 'majeur', occurrences: 1 }, tree)).toBe(0.2);
    expect(score([failing('parent', 1), failing('child', 2)], 2)).toBeLessThan(alone);
  });

  test('does not charge more for a parent, nor for what is below it, once there are more rules below it', () => {
    const below = (count: number) => Array.from({ length: count }, (_, at) => `more${at}`);
    const scores = (count: number) => {
      const more = below(count).map((id) => ({ id, severity: 'majeur' as const, parent: 'parent' }));
      const larger = buildRuleTree([...rules, ...more]);
      const all = more.map(({ id }) => ({ ...failing('child'), ruleId: id }));
      return [
        themeScore([failing('parent'), ...all], sampleOf(1), larger).low,
        themeScore(all, sampleOf(1), larger).low,
      ];
    };
    expect(scores(8)).toEqual([80, 80]);
    expect(scores(20)).toEqual(scores(8));
    expect(scores(1)[1]).toBe(92);
  });

  test('takes a parent that fails mildly at what it is, or at the gravest of what it hides', () => {
    const mild = { severity: 'mineur', occurrences: 1 } as const;
    expect(penaltyOf('child', mild, tree)).toBe(0.04);
    expect(penaltyOf('parent', mild, tree)).toBe(0.2);
    const blocked = buildRuleTree([
      { id: 'top', severity: 'bloquant' },
      { id: 'low', severity: 'mineur', parent: 'top' },
    ]);
    const top = { ...failing('blocking', 1, { severity: 'majeur' }), ruleId: 'top' };
    expect(themeScore([top], sampleOf(1), blocked).low).toBe(80);
  });

  test('counts once a defect that several rules see, and nowhere what another theme makes pay for', () => {
    const seen = ['eco-images-format', 'eco-images-dimensions', 'eco-poids-page'];
    const images = buildRuleTree(
      [...seen, 'eco-adaptation-ecran'].map((id) => ({ id, severity: 'majeur' as const })),
    );
    const of = (...ids: string[]) =>
      themeScore(
        ids.map((id) => ({ ...failing('parent'), ruleId: id })),
        sampleOf(1),
        images,
      ).low;
    expect(of('eco-poids-page')).toBe(92);
    expect(of(...seen)).toBe(92);
    expect(of('eco-adaptation-ecran')).toBe(100);
  });

  test('counts what fails on the site on every page, read or not', () => {
    const everywhere = {
      ...neutralState('minor'),
      everywhere: { severity: 'majeur', occurrences: 1 } as const,
    };
    expect(themeScore([everywhere], sampleOf(3, 2), tree)).toEqual({ low: 93, high: 93 });
  });
});

const severityRank = (index: number) => severities[index] ?? 'info';
/** Random forests whose parents are at least as severe as their descendants, as the catalogue’s are. */
const forest = fc
  .array(fc.record({ severity: fc.nat(3), parent: fc.option(fc.nat(), { nil: undefined }) }), {
    minLength: 1,
    maxLength: 14,
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

/** What each rule says of each page; `site` rules say it once. */
type Cell = 'pass' | 'fail' | 'mild' | 'untested';
interface Site {
  readonly rules: readonly ScoredRule[];
  readonly pages: readonly string[];
  readonly cells: readonly (readonly { readonly cell: Cell; readonly occurrences: number }[])[];
  readonly whole: readonly (Cell | null)[];
  readonly pick: number;
  readonly at: number;
}
const cell = fc.constantFrom<Cell>('pass', 'pass', 'fail', 'mild', 'untested');
const site: fc.Arbitrary<Site> = forest.chain((built) =>
  fc.integer({ min: 1, max: 6 }).chain((count) =>
    fc.record({
      rules: fc.constant(built),
      pages: fc.constant(pagesOf(count)),
      cells: fc.array(
        fc.array(fc.record({ cell, occurrences: fc.integer({ min: 1, max: 2000 }) }), {
          minLength: count,
          maxLength: count,
        }),
        { minLength: built.length, maxLength: built.length },
      ),
      whole: fc.array(fc.option(cell, { nil: null, freq: 3 }), {
        minLength: built.length,
        maxLength: built.length,
      }),
      pick: fc.nat(),
      at: fc.nat(),
    }),
  ),
);

/** A milder failure than the rule’s own. */
const milder = (rule: ScoredRule) => severityRank(Math.min(3, severities.indexOf(rule.severity) + 1));

function stateOf({ rules: built, pages, cells, whole }: Site, index: number): RuleState {
  const rule = built[index] as ScoredRule;
  const severityOf = (one: Cell) => (one === 'mild' ? milder(rule) : rule.severity);
  const only = whole[index] ?? null;
  if (only !== null)
    return {
      ...neutralState(rule.id),
      everywhere: only === 'fail' || only === 'mild' ? { severity: severityOf(only), occurrences: 1 } : null,
      unknownEverywhere: only === 'untested',
    };
  const own = pages.map((url, page) => ({
    url,
    ...(cells[index]?.[page] ?? { cell: 'pass', occurrences: 1 }),
  }));
  return {
    ...neutralState(rule.id),
    onUnread: true,
    failing: new Map(
      own
        .filter(({ cell: one }) => one === 'fail' || one === 'mild')
        .map(({ url, cell: one, occurrences }) => [url, { severity: severityOf(one as Cell), occurrences }]),
    ),
    unknown: new Set(own.filter(({ cell: one }) => one === 'untested').map(({ url }) => url)),
  };
}
const statesOf = (one: Site) => one.rules.map((_, index) => stateOf(one, index));
/** Some defects are seen by several rules, families too, and some are paid in another theme. */
const paidOnce: PaidOnce = {
  together: (id) => (/[036]$/.test(id) ? 'together' : undefined),
  elsewhere: (id) => /[47]$/.test(id),
};
const treeOf = (one: Site): RuleTree => {
  const parents = new Set(one.rules.map(({ parent }) => parent));
  return buildRuleTree(one.rules, {
    ...paidOnce,
    elsewhere: (id) => !parents.has(id) && paidOnce.elsewhere(id),
  });
};
const boundsOf = (one: Site, states: RuleState[], sample: Sample = { read: one.pages, unread: 0 }) =>
  themeScore(states, sample, treeOf(one));

const holds = (predicate: (one: Site) => boolean) =>
  fc.assert(fc.property(site, predicate), { numRuns: 2000 });

describe('mending never lowers a score', () => {
  test('whatever rule is corrected on a page or on the site, even when all its descendants then fail at their worst', () => {
    holds((one) => {
      const states = statesOf(one);
      const at = treeOf(one);
      const index = one.pick % states.length;
      const mended = states[index] as RuleState;
      const url = one.pages[one.at % one.pages.length] as string;
      const without = {
        ...mended,
        everywhere: null,
        failing: new Map([...mended.failing].filter(([page]) => page !== url)),
      };
      const rest = states.map((state, place) => (place === index ? without : state));
      const uncovered = rest.map((state): RuleState => {
        if (!at.ancestorsOf(state.ruleId).includes(mended.ruleId)) return state;
        const worst = { severity: at.severityOf(state.ruleId), occurrences: 1000 };
        return mended.everywhere !== null
          ? { ...state, everywhere: worst }
          : mended.failing.has(url)
            ? { ...state, failing: new Map([...state.failing, [url, worst]]) }
            : state;
      });
      const before = boundsOf(one, states);
      return [rest, uncovered].every((after) => {
        const { low, high } = boundsOf(one, after);
        return low >= before.low && high >= before.high;
      });
    });
  });

  test('when occurrences of a failure are reduced', () => {
    holds((one) => {
      const states = statesOf(one);
      const index = one.pick % states.length;
      const reduced = states.map((state, place) =>
        place === index
          ? {
              ...state,
              failing: new Map(
                [...state.failing].map(([url, failure]) => [
                  url,
                  { ...failure, occurrences: 1 + (one.at % failure.occurrences) },
                ]),
              ),
            }
          : state,
      );
      return boundsOf(one, reduced).low >= boundsOf(one, states).low;
    });
  });
});

/** `less` is never above `whole`, whose score it takes between its two. */
const encloses = (
  less: { readonly low: number; readonly high: number },
  whole: { readonly low: number; readonly high: number },
) => less.low <= whole.low && whole.high <= less.high;

describe('reading less never pays', () => {
  test('when a page is lost', () => {
    holds((one) => {
      const states = statesOf(one);
      const url = one.pages[one.pick % one.pages.length] as string;
      const rest = states.map((state) => ({
        ...state,
        failing: new Map([...state.failing].filter(([page]) => page !== url)),
        unknown: new Set([...state.unknown].filter((page) => page !== url)),
      }));
      const read = one.pages.filter((page) => page !== url);
      return encloses(boundsOf(one, rest, { read, unread: 1 }), boundsOf(one, states));
    });
  });

  test('when a rule could not be tested on a page, on all pages or on the site', () => {
    holds((one) => {
      const states = statesOf(one);
      const index = one.pick % states.length;
      const lost = states[index] as RuleState;
      const url = one.pages[one.at % one.pages.length] as string;
      const without = (pages: readonly string[]): RuleState => ({
        ...lost,
        failing: new Map([...lost.failing].filter(([page]) => !pages.includes(page))),
        unknown: new Set([...lost.unknown, ...pages]),
      });
      const onSite = { ...neutralState(lost.ruleId), unknownEverywhere: true };
      const blind = (one.whole[index] ?? null) === null ? [without([url]), without(one.pages)] : [onSite];
      const whole = boundsOf(one, states);
      return blind.every((state) =>
        encloses(
          boundsOf(
            one,
            states.map((other, place) => (place === index ? state : other)),
          ),
          whole,
        ),
      );
    });
  });

  test('when a theme is not seen at all, or pages are not measured', () => {
    const bounds = fc
      .tuple(fc.nat(100), fc.nat(100))
      .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
    fc.assert(
      fc.property(bounds, bounds, (one, other) => {
        const whole = siteScore({ accessibility: one, seo: other }) ?? { low: 0, high: 100 };
        const less = siteScore({ accessibility: one, seo: { low: 0, high: 100 } }) ?? { low: 100, high: 0 };
        return encloses(less, whole);
      }),
    );
    const values = fc.array(fc.nat(100), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(values, fc.nat(), (pages, pick) => {
        const lost = pick % pages.length;
        const whole = meanOfPages(pages, 0);
        const unmeasured = pages.map((value, index) => (index === lost ? null : value));
        return [
          meanOfPages(unmeasured, 0),
          meanOfPages(
            pages.filter((_, index) => index !== lost),
            1,
          ),
        ].every((less) => encloses(less, whole));
      }),
    );
  });
});

describe('the score of a site', () => {
  const exactly = (value: number) => ({ low: value, high: value });
  test('is the weighted mean of the themes that have something to judge, rounded down', () => {
    expect(siteScore({ accessibility: exactly(50), quality: exactly(100) })).toEqual(exactly(56));
    expect(siteScore({ accessibility: exactly(80), performance: null })).toEqual(exactly(80));
    expect(siteScore({ accessibility: null })).toBeNull();
  });

  test('counts each measured page: one slow page among fast ones is not hidden', () => {
    expect(meanOfPages([100, 100, 100, 56], 0)).toEqual(exactly(89));
    expect(meanOfPages([], 0)).toEqual({ low: 0, high: 100 });
  });
});
