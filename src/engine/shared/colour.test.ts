import { expect, test } from 'vitest';
import { ratioOfLuminances, relativeLuminance } from './colour.ts';

test('white, black and the three primaries, as WCAG 2.1 gives them', () => {
  expect(relativeLuminance(255, 255, 255)).toBeCloseTo(1, 10);
  expect(relativeLuminance(0, 0, 0)).toBe(0);
  expect(relativeLuminance(255, 0, 0)).toBeCloseTo(0.2126, 10);
  expect(relativeLuminance(0, 255, 0)).toBeCloseTo(0.7152, 10);
  expect(relativeLuminance(0, 0, 255)).toBeCloseTo(0.0722, 10);
});

test('the dark end is linear, the rest a power', () => {
  expect(relativeLuminance(10, 10, 10)).toBeCloseTo(10 / 255 / 12.92, 10);
  expect(relativeLuminance(128, 128, 128)).toBeCloseTo(0.2158605, 6);
});

test('a ratio goes from 1 to 21, whichever is lighter', () => {
  expect(ratioOfLuminances(1, 0)).toBe(21);
  expect(ratioOfLuminances(0, 1)).toBe(21);
  expect(ratioOfLuminances(0.4, 0.4)).toBe(1);
  // #767676 on white: the palest grey that passes 4.5.
  const grey = relativeLuminance(0x76, 0x76, 0x76);
  expect(ratioOfLuminances(grey, 1)).toBeGreaterThan(4.5);
  expect(ratioOfLuminances(relativeLuminance(0x77, 0x77, 0x77), 1)).toBeLessThan(4.5);
});
