import { expect, test } from 'vitest';
import { ruleOf } from '#engine/rules/registry.ts';
import { cases } from '../cases/index.ts';
import { auditCase } from '../support/audit-case.ts';
import { casesInScope } from '../support/scope.ts';

/** Failures of gathering that only this machine causes. */
const ours = /nom de domaine extérieur|\(NO_NAVSTART\)|machine/;

/** One that must be silent and one that must speak, in a world that its page bent. */
const stands = ['folded-notice', 'bent-language'];

test.each(casesInScope(cases, ({ id }) => stands.includes(id)))(
  '$id: $ask',
  { timeout: 240_000 },
  async (one) => {
    const named = [...one.expected.flat(), ...one.mustNot];
    expect(named.filter((ruleId) => !ruleOf(ruleId))).toEqual([]);
    const report = await auditCase(one);
    const said = report.findings.map(({ ruleId }) => ruleId);
    expect(one.mustNot.filter((ruleId) => said.includes(ruleId))).toEqual([]);
    expect(one.expected.filter((group) => !group.some((ruleId) => said.includes(ruleId)))).toEqual([]);
    const read = report.pages.map(({ url }) => new URL(url).pathname);
    expect(one.read.filter((path) => !read.includes(path))).toEqual([]);
    const failed = report.checks.filter(
      ({ status, reason = '' }) => status === 'error' && !ours.test(reason),
    );
    expect(failed).toEqual([]);
  },
);
