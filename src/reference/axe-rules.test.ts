import axe from 'axe-core';
import { expect, test } from 'vitest';
import { droppedAxeRules } from './axe-dropped.ts';
import { axeRows } from './axe-rules.ts';
import { axeRunOptions } from './axe-run.ts';
import { axeVersion } from './axe-version.ts';
import { isRgaaReference } from './rgaa.ts';

const upstream = axe.getRules().map(({ ruleId }) => ruleId);

test('the table was made for the installed axe-core', () => {
  expect(axe.version).toBe(axeVersion);
});

test('every axe rule has a row with French text, or a documented reason not to run', () => {
  const known = [...axeRows, ...droppedAxeRules].map(({ axeId }) => axeId);
  expect([...known].sort()).toEqual([...upstream].sort());
});

test('every row has complete wording', () => {
  const wrong = (text: string, end?: RegExp) =>
    !/^\p{Lu}/u.test(text) || /\p{L}'\p{L}|\.\.\./u.test(text) || end?.test(text) === false;
  const offenders = axeRows.flatMap(({ axeId, title, why, fix }) =>
    [
      ...[title.fail, title.pass].filter((text) => wrong(text)),
      ...[title.fail].filter((text) => text.endsWith('.')),
      ...[why].filter((text) => wrong(text, /[.)]$/)),
      ...[fix].filter((text) => wrong(text, /[.…)]$/)),
    ].map((text) => `${axeId}: ${text}`),
  );
  expect(offenders).toEqual([]);
});

test('every row names RGAA references, which exist', () => {
  // What the referential does not ask for is good to know, no defect.
  const isSaid = ({ rgaa, beyond, severity }: (typeof axeRows)[number]) =>
    rgaa.length > 0 ? beyond === undefined : severity === 'info';
  const offenders = axeRows.filter((row) => !isSaid(row) || !row.rgaa.every(isRgaaReference));
  expect(offenders.map(({ axeId, rgaa }) => `${axeId}: ${rgaa.join(', ')}`)).toEqual([]);
});

test('the run asks axe for rules that exist, each once', () => {
  const { values } = axeRunOptions.runOnly;
  expect(new Set(values).size).toBe(values.length);
  expect(values.filter((id) => !upstream.includes(id))).toEqual([]);
});
