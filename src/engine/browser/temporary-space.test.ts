import { expect, test } from 'vitest';
import { hasTemporarySpace } from './temporary-space.ts';

test('a folder with room has room, one that cannot be asked has none', () => {
  expect(hasTemporarySpace()).toBe(true);
  expect(hasTemporarySpace('/nowhere/at/all')).toBe(false);
});
