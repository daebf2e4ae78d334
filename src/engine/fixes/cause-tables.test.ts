import { expect, test } from 'vitest';
import { fixRoles } from '#contract/fix-words.ts';
import { typeset } from '#contract/french.ts';
import { editorialRules, technicalRules } from '#reference/fix-roles.ts';
import { serviceRules, sharedCauseOf, sharedCauses } from '#reference/shared-causes.ts';
import { urgencies } from '#reference/urgencies.ts';
import { allRules, ruleOf } from '../rules/registry.ts';
import { actionOf } from './action-of.ts';
import { kindOfKey } from './cause.ts';
import { fixTitles } from './fix-titles.ts';
import { saysAbsent } from './fix-words.ts';

const inCauses = sharedCauses.flatMap(({ ruleIds }) => ruleIds);

test('tables of causes and roles name rules that exist, each cause and rule once', () => {
  const named = [
    ...inCauses,
    ...serviceRules,
    ...editorialRules,
    ...technicalRules,
    ...Object.keys(fixTitles),
  ];
  expect(named.filter((id) => ruleOf(id) === undefined)).toEqual([]);
  expect(inCauses.length).toBe(new Set(inCauses).size);
  expect(new Set(sharedCauses.map(({ key }) => key)).size).toBe(sharedCauses.length);
  expect(sharedCauses.filter(({ key, role }) => !kindOfKey(key) || !(role in fixRoles))).toEqual([]);
});

test('what is to be published, for want of any, is told by a rule of the cause that says so', () => {
  for (const { ruleIds, absent } of sharedCauses) {
    if (!absent) continue;
    expect(ruleIds).toContain(absent.ruleId);
    expect(ruleOf(absent.ruleId)?.title.fail).toMatch(saysAbsent);
  }
});

test('what is urgent says what to do in few words', () => {
  const urgent = urgencies.flatMap(({ ruleIds }) => ruleIds);
  expect(urgent.filter((id) => !sharedCauseOf(id) && !(id in fixTitles))).toEqual([]);
});

test('whatever may cost points is named after what one does about it', () => {
  const costing = allRules.filter(
    ({ automation, severity }) => automation !== 'revue' && severity !== 'info',
  );
  expect(
    costing.filter((rule) => !actionOf({ ruleId: rule.id, fix: typeset(rule.fix) })).map(({ id }) => id),
  ).toEqual([]);
});
