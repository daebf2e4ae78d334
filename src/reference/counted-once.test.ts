import { expect, test } from 'vitest';
import { severities } from '#contract/themes.ts';
import { allRules, ruleOf, themeOf } from '#engine/rules/registry.ts';
import { buildRuleTree } from '#engine/score/penalty.ts';
import { worthOf } from '#engine/score/theme-score.ts';
import { countedOnce, paidElsewhere } from './counted-once.ts';

const parents = new Set(allRules.map(({ parent }) => parent));

test('a defect that is paid once is seen by rules of one theme, each in one family and outside of parents', () => {
  const ids = countedOnce.flatMap(({ ruleIds }) => ruleIds);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { ruleIds } of countedOnce) expect(new Set(ruleIds.map(themeOf)).size).toBe(1);
  expect(ids.filter((id) => parents.has(id) || ruleOf(id)?.parent !== undefined)).toEqual([]);
});

test('what is paid under another rule belongs to its theme, and is no graver', () => {
  for (const { under, ruleIds } of countedOnce) {
    if (under === undefined) continue;
    const rank = (id: string) => severities.indexOf(ruleOf(id)?.severity ?? 'info');
    expect(ruleIds.filter((id) => themeOf(id) !== themeOf(under) || rank(id) < rank(under))).toEqual([]);
  }
});

test('trackers without a banner cost what the lack of the banner does, and are still told', () => {
  const tree = buildRuleTree(allRules);
  const failure = { severity: 'bloquant', occurrences: 3 } as const;
  const worthWith = (...ids: string[]) => worthOf(new Map(ids.map((id) => [id, failure])), tree);
  const [absent, tracker, analytics] = [
    'priv-bandeau-absent',
    'priv-traceur-avant-choix',
    'priv-google-analytics-sans-accord',
  ];
  expect(worthWith(absent, tracker, analytics)).toEqual(worthWith(absent));
  expect(worthWith(tracker, analytics)).toEqual(worthWith(tracker));
  // A banner without a way to refuse is another defect than what starts before it.
  expect(worthWith(tracker, 'priv-refus-absent-premier-niveau').kept).toBeLessThan(worthWith(tracker).kept);
  expect(tree.hiddenBy(tracker)).toEqual([]);
});

test('what is paid elsewhere is paid there, by a rule of another theme', () => {
  for (const [id, { by }] of Object.entries(paidElsewhere)) {
    expect(themeOf(by)).toBeDefined();
    expect(themeOf(by)).not.toBe(themeOf(id));
    expect(Object.hasOwn(paidElsewhere, by)).toBe(false);
    expect(parents.has(id)).toBe(false);
  }
});
