import axe from 'axe-core';
import { expect, test } from 'vitest';
import { droppedAxeRules } from './axe-dropped.ts';
import { axeRows, axeVersion } from './axe-rules.ts';
import { axeRunOptions } from './axe-run.ts';
import { isRgaaReference } from './rgaa.ts';

const upstream = axe.getRules().map(({ ruleId }) => ruleId);

test('the table was made for the installed axe-core', () => {
  expect(axe.version).toBe(axeVersion);
});

test('every axe rule has a row with French text, or a documented reason not to run', () => {
  const known = [...axeRows, ...droppedAxeRules].map(({ axeId }) => axeId);
  expect([...known].sort()).toEqual([...upstream].sort());
});

test.each(axeRows)('$axeId has complete wording and existing RGAA references', (row) => {
  for (const text of [row.title.fail, row.title.pass, row.why, row.fix]) {
    expect(text).toMatch(/^\p{Lu}/u);
    expect(text).not.toMatch(/\p{L}'\p{L}|\.\.\./u);
  }
  expect(row.title.fail).not.toMatch(/\.$/);
  expect(row.why).toMatch(/[.)]$/);
  expect(row.fix).toMatch(/[.…)]$/);
  expect(row.rgaa.length).toBeGreaterThan(0);
  expect(row.rgaa.filter((reference) => !isRgaaReference(reference))).toEqual([]);
});

test('the run asks axe for rules that exist, each once', () => {
  const { values } = axeRunOptions.runOnly;
  expect(new Set(values).size).toBe(values.length);
  expect(values.filter((id) => !upstream.includes(id))).toEqual([]);
});
