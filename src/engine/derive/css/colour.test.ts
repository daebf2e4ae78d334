import { expect, test } from 'vitest';
import { contrastRatio, parseColour } from './colour.ts';

const ratio = (a: string, b: string) => {
  const [first, second] = [parseColour(a), parseColour(b)];
  return first && second ? Math.round(contrastRatio(first, second) * 100) / 100 : null;
};

test('contrast follows WCAG’s formula', () => {
  expect(ratio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21);
  expect(ratio('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBe(4.54);
});

test('computed colours are read, others are not guessed', () => {
  expect(parseColour('rgba(1, 2, 3, 0.5)')).toEqual({ red: 1, green: 2, blue: 3, alpha: 0.5 });
  expect(parseColour('rgb(1 2 3 / 0.25)')?.alpha).toBe(0.25);
  expect(parseColour('color(srgb 1 0 0)')).toMatchObject({ red: 255, green: 0 });
  expect(parseColour('oklch(0.5 0.1 20)')).toBeNull();
});
