import type { EngineFact } from '#engine/artifacts.ts';

/** What one check of axe-core failed. */
export const failed = (check: string, key = 'default', data: EngineFact['data'] = {}): EngineFact => ({
  ...{ engine: 'axe-core', rule: 'test', check, outcome: 'fail', key, data },
});

/** What one check of axe-core could not decide. */
export const undecided = (check: string, key = 'default', data: EngineFact['data'] = {}): EngineFact => ({
  ...failed(check, key, data),
  outcome: 'incomplete',
});
