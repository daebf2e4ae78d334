import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Both values of a colour token: [light, dark]. */
function token(name: string): [string, string] {
  const pair = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (pair?.[1] && pair[2]) return [pair[1], pair[2]];
  const single = new RegExp(`--color-${name}: (#\\w{6})`).exec(css)?.[1];
  if (!single) throw new Error(`no token ${name}`);
  return [single, single];
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const texts = ['ink', 'soft', 'faint', 'brand', 'good', 'fine', 'watch', 'bad'];
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['faint', 'brand-soft'],
  ['ink', 'marker'],
  ['good', 'good-soft'],
  ['fine', 'fine-soft'],
  ['watch', 'watch-soft'],
  ['bad', 'bad-soft'],
  ['toast-dark-text', 'toast-orange'],
  ['toast-light-text', 'toast-green'],
  ['toast-light-text', 'toast-red'],
] as const;

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const value = (name: string) => token(name)[theme === 'light' ? 0 : 1];

  test.each(textPairs)('text %s on %s has a contrast of 4.5', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['edge', 'surface'],
    ['edge', 'paper'],
    ['edge', 'sunken'],
    ['edge', 'brand-soft'],
    ['focus', 'paper'],
    ['focus', 'surface'],
  ])('the outline %s on %s has a contrast of 3', (line, ground) => {
    expect(contrast(value(line), value(ground))).toBeGreaterThanOrEqual(3);
  });
});
