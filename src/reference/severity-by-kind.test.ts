import { expect, test } from 'vitest';
import { severities } from '#contract/themes.ts';
import { allRules, ruleOf } from '#engine/rules/registry.ts';
import { unreadOf } from '#engine/score/blind-spots.ts';
import { buildRuleTree } from '#engine/score/penalty.ts';
import { mildestOf, severityByKind, severityFor } from './severity-by-kind.ts';

const rankOf = (severity: (typeof severities)[number]) => severities.indexOf(severity);

test('a kind of site only makes a rule milder, and never milder than what it hides', () => {
  const tree = buildRuleTree(allRules);
  for (const [id, { kinds, reason }] of Object.entries(severityByKind)) {
    const rule = ruleOf(id);
    expect([id, rule !== undefined, reason.length > 20]).toEqual([id, true, true]);
    const below = tree.gravestBelow(id);
    for (const severity of Object.values(kinds)) {
      expect([id, rankOf(severity) > rankOf(rule?.severity ?? 'info')]).toEqual([id, true]);
      expect([id, below === null || rankOf(severity) <= rankOf(below)]).toEqual([id, true]);
    }
    // Of these, the severity is kept page by page, where the kind of site is not.
    if (rule?.scope === 'site') expect(['alone', 'named']).not.toContain(unreadOf(rule));
  }
});

test('a bakery is judged milder than a bank, and an undeclared site like the bank', () => {
  expect(severityFor('sec-hsts-absent', 'majeur', 'company')).toBe('mineur');
  expect(severityFor('sec-hsts-absent', 'majeur', 'large')).toBe('majeur');
  expect(severityFor('sec-hsts-absent', 'majeur', null)).toBe('majeur');
  expect(mildestOf('sec-hsts-absent', 'majeur')).toBe('mineur');
  expect(mildestOf('sec-https-absent', 'bloquant')).toBe('bloquant');
});

test('what a rule found milder stays so', () => {
  expect(severityFor('qual-contact-introuvable', 'info', 'personal')).toBe('info');
});
