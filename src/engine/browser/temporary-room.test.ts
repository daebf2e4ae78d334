import { expect, test } from 'vitest';
import { hasTemporaryRoom } from './temporary-room.ts';

test('a folder with room has room, one that cannot be asked has none', () => {
  expect(hasTemporaryRoom()).toBe(true);
  expect(hasTemporaryRoom('/nowhere/at/all')).toBe(false);
});
