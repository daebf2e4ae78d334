import { expect, test } from 'vitest';
import { ruleOf } from '#engine/rules/registry.ts';
import { cases } from '../cases/index.ts';
import { auditCase } from '../support/audit-case.ts';

/** Failures of gathering that only this machine causes. */
const ours = /nom de domaine extérieur|\(NO_NAVSTART\)|machine/;

test.each(cases)('$id: $ask', { timeout: 240_000 }, async (one) => {
  const named = [...one.expected.flat(), ...one.mustNot];
  expect(named.filter((ruleId) => !ruleOf(ruleId))).toEqual([]);
  const report = await auditCase(one);
  const said = report.findings.map(({ ruleId }) => ruleId);
  expect(one.mustNot.filter((ruleId) => said.includes(ruleId))).toEqual([]);
  expect(one.expected.filter((group) => !group.some((ruleId) => said.includes(ruleId)))).toEqual([]);
  const read = report.pages.map(({ url }) => new URL(url).pathname);
  expect(one.read.filter((path) => !read.includes(path))).toEqual([]);
  const failed = report.checks.filter(({ status, reason = '' }) => status === 'error' && !ours.test(reason));
  expect(failed).toEqual([]);
});
