import { expect, test } from 'vitest';
import { themeIds } from '#contract/themes.ts';
import { beyondAudit } from './beyond-audit.ts';

test('each theme says once what an audit cannot see of it', () => {
  expect(beyondAudit.map(({ theme }) => theme).toSorted()).toEqual(themeIds.toSorted());
});
