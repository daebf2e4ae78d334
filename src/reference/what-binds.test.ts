import { expect, it } from 'vitest';
import { rulesByTheme } from '#engine/rules/registry.ts';
import { bindingExceptions } from './what-binds.ts';

const rules = Object.values(rulesByTheme).flat();

it('names rules that exist, with a reason for each side', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(bindingExceptions).filter((id) => !ids.has(id))).toEqual([]);
  for (const { dutyFor, whyDuty, why } of Object.values(bindingExceptions))
    expect([why !== '', whyDuty !== '']).toEqual([true, dutyFor.length > 0]);
});

it('binds nobody whom the rule itself leaves out', () => {
  const wrong = rules.flatMap(({ id, profiles }) =>
    (bindingExceptions[id]?.dutyFor ?? []).filter((one) => profiles && !profiles.includes(one)),
  );
  expect(wrong).toEqual([]);
});
