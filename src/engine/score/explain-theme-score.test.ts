import { expect, test } from 'vitest';
import type { Severity, Theme } from '#contract/themes.ts';
import { finding } from '#tests/support/report.ts';
import { explainThemeScore } from './explain-theme-score.ts';
import { buildRuleTree } from './penalty.ts';
import { neutralState } from './rule-state.ts';
import { type RuleState, themeScore } from './theme-score.ts';

/** Failures of one page, and the standing of their theme; each finding with what it wins alone. */
function standing(failed: readonly (readonly [id: string, severity: Severity])[], theme: Theme, most = 100) {
  const tree = buildRuleTree(failed.map(([id, severity]) => ({ id, severity })));
  const sample = { read: ['/'], unread: 0 };
  const states = failed.map(
    ([ruleId, severity]): RuleState => ({
      ...neutralState(ruleId),
      failing: new Map([['/', { severity, occurrences: 1 }]]),
    }),
  );
  const lowOf = (left: readonly RuleState[]) => Math.min(most, themeScore(left, sample, tree).low);
  const low = lowOf(states);
  const failures = failed.map(([ruleId, severity]) => {
    const rest = states.filter((state) => state.ruleId !== ruleId);
    return finding({ ruleId, severity, theme, themeGain: lowOf(rest) - low });
  });
  return explainThemeScore({ theme, failures, states, sample, tree, score: { low, high: low }, lowOf });
}

test('blocking defects hold a theme, and each is what it costs', () => {
  expect(
    standing(
      [
        ['a', 'bloquant'],
        ['b', 'mineur'],
      ],
      'quality',
    ),
  ).toEqual({
    held: { by: 'blocking', count: 1 },
    costs: [{ ruleIds: ['a'], points: 29 }],
  });
});

test('what several rules see as one defect costs once, and counts once among what blocks', () => {
  const { held, costs } = standing(
    [
      ['priv-traceur-avant-choix', 'bloquant'],
      ['priv-google-analytics-sans-accord', 'bloquant'],
      ['priv-politique-acces', 'mineur'],
    ],
    'privacy',
  );
  expect(held).toEqual({ by: 'blocking', count: 1 });
  expect(costs?.[0]?.ruleIds).toEqual(['priv-traceur-avant-choix', 'priv-google-analytics-sans-accord']);
  expect(costs?.[0]?.points).toBeGreaterThan(20);
});

test('three defects are told at most, the costliest first, and none that wins no point', () => {
  const { held, costs } = standing(
    [
      ['a', 'mineur'],
      ['b', 'majeur'],
      ['c', 'info'],
      ['d', 'majeur'],
      ['e', 'mineur'],
    ],
    'quality',
  );
  expect(held).toBeUndefined();
  expect(costs?.map(({ ruleIds }) => ruleIds[0])).toEqual(['b', 'd', 'a']);
});

test('a theme whose pages are heavy is held by them', () => {
  expect(standing([['a', 'mineur']], 'eco-design', 40)).toEqual({ held: { by: 'sobriety' } });
});
