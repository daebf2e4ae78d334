import { describe, expect, test } from 'vitest';
import type { CheckedRule } from '#contract/report.ts';
import type { Rule } from '../rule.ts';
import { markNear } from './near-findings.ts';

const rule = (id: string, more: Partial<Rule> = {}) => ({ id, ...more }) as Rule;
const rules = [
  rule('contraste', { rgaa: ['3.2'] }),
  rule('contraste-fort', { rgaa: ['3.2.1'] }),
  rule('couleur', { rgaa: ['3.1'] }),
  rule('politique'),
  rule('politique-datee', { parent: 'politique' }),
  rule('axe-titre', { sameDefectAs: 'titre' }),
  rule('titre'),
  rule('robots'),
];
const check = (ruleId: string, status: CheckedRule['status'] = 'pass') =>
  ({ ruleId, status, theme: 'accessibility', title: ruleId, automation: 'semi' }) as const;
const near = (found: string, ...checks: readonly CheckedRule[]) =>
  markNear(checks, [{ ruleId: found }], rules).flatMap(({ ruleId, beside }) => (beside ? [ruleId] : []));

describe('a check that passed beside a finding', () => {
  test('of the same criterion, of the rule that explains it, or of the same defect', () => {
    expect(near('contraste', check('contraste-fort'), check('couleur'))).toEqual(['contraste-fort']);
    expect(near('politique', check('politique-datee'), check('robots'))).toEqual(['politique-datee']);
    expect(near('titre', check('axe-titre'))).toEqual(['axe-titre']);
    expect(near('axe-titre', check('titre'))).toEqual(['titre']);
  });

  test('is no check that could not be made or had no object', () => {
    expect(near('contraste', check('contraste-fort', 'error'), check('contraste-fort', 'off'))).toEqual([]);
  });

  test('of a rule that is gone stays as it is', () => {
    expect(near('disparue', check('contraste-fort'))).toEqual([]);
  });
});
