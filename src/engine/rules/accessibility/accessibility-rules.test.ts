import { expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import { droppedAxeRules } from '#reference/axe-dropped.ts';
import { axeRows } from '#reference/axe-rules.ts';
import { isRgaaReference } from '#reference/rgaa.ts';
import { rules } from './index.ts';

const ids = new Set(rules.map(({ id }) => id));

test('ids are unique', () => {
  expect(ids.size).toBe(rules.length);
});

test.each(rules)('$id names existing RGAA criteria and rules', (rule) => {
  expect(rule.rgaa?.length).toBeGreaterThan(0);
  expect((rule.rgaa ?? []).filter((reference) => !isRgaaReference(reference))).toEqual([]);
  if (rule.parent) expect(ids).toContain(rule.parent);
  if (rule.sameDefectAs) expect(ids).toContain(rule.sameDefectAs);
});

test.each(rules)('$id is written in French typography', (rule) => {
  const texts = [rule.title.fail, rule.title.pass, rule.why, rule.fix, ...Object.values(rule.messages ?? {})];
  for (const text of texts) {
    expect(text).toBe(typeset(text));
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
  }
});

test('the rules that stand in for an axe rule exist', () => {
  const named = [
    ...droppedAxeRules.map(({ replacedBy }) => replacedBy),
    ...axeRows.flatMap((row) => [row.sameDefectAs, row.incompleteJudgedBy]),
  ].filter((id) => id !== undefined);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
