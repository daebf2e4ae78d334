import { createRequire } from 'node:module';
import { rules, version } from '@accesslint/core';
import { describe, expect, test } from 'vitest';
import { axeRows } from './axe-rules.ts';
import {
  accesslintVersion,
  alfaVersion,
  opinionRows,
  rulesAskedOf,
  secondEngines,
} from './second-opinions.ts';
import { unaskedAccesslint, unaskedAlfa } from './second-opinions-unasked.ts';

const require = createRequire(import.meta.url);
/** Alfa’s list of rules is read as text: loading its thousand modules is for the engine. */
const { readFileSync } = await import('node:fs');
const alfaIndex = readFileSync(
  require.resolve('@siteimprove/alfa-rules').replace('index.js', 'rules.js'),
  'utf8',
);
const alfaUpstream = [...alfaIndex.matchAll(/from "\.\/(sia-r\d+)\//g)].map((match) => match[1] ?? '');

test('the table was made for the installed engines', () => {
  const alfa = require('@siteimprove/alfa-rules/package.json') as { version: string };
  expect(alfa.version).toBe(alfaVersion);
  expect(version).toBe(accesslintVersion);
});

describe('every upstream rule is asked, or left out with a reason', () => {
  test('Alfa', () => {
    expect([...rulesAskedOf('alfa'), ...Object.keys(unaskedAlfa)].sort()).toEqual([...alfaUpstream].sort());
  });
  test('AccessLint', () => {
    const upstream = rules.map(({ id }) => id);
    expect([...rulesAskedOf('accesslint'), ...Object.keys(unaskedAccesslint)].sort()).toEqual(
      upstream.sort(),
    );
  });
});

test('each rule is asked once', () => {
  for (const engine of secondEngines) {
    const asked = rulesAskedOf(engine);
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test('a rule that fails alone speaks about one rule of ours, under a condition or of one defect', () => {
  const known = new Set(axeRows.map(({ ruleId }) => ruleId));
  const certain = opinionRows.filter(({ weight }) => weight === 'certain');
  expect(certain.length).toBeGreaterThan(0);
  for (const { ours } of certain) expect(ours.map(({ ruleId }) => known.has(ruleId))).toEqual([true]);
});

test('what a rule of Constat judges is never failed by another engine', () => {
  const ownRules = opinionRows.filter(({ ours }) => ours.some(({ ruleId }) => !ruleId.startsWith('axe-')));
  expect(ownRules.filter(({ weight }) => weight !== 'review')).toEqual([]);
});
