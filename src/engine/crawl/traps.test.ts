import { expect, test } from 'vitest';
import { createTrapGuard } from './traps.ts';

const origin = 'https://exemple.fr';
/** How many of the addresses a fresh guard lets through. */
function taken(paths: readonly string[]): number {
  const guard = createTrapGuard();
  return paths.filter((path) => guard(new URL(path, origin)) === null).length;
}
const series = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index));

test('a calendar stops after two dozen dates, dated articles do not', () => {
  expect(taken(series(500, (i) => `/agenda/${2000 + Math.floor(i / 12)}/${(i % 12) + 1}/`))).toBe(24);
  expect(taken(series(500, (i) => `/agenda?date=2026-01-${i}`))).toBe(24);
  expect(taken(series(500, (i) => `/blog/2026/11/article-numero-${i}`))).toBe(500);
});

test('combined filters stop early, one parameter later, plain pages never', () => {
  expect(taken(series(500, (i) => `/boutique?couleur=${i}&taille=${i}`))).toBe(30);
  expect(taken(series(500, (i) => `/liste?page=${i}`))).toBe(100);
  expect(taken(['/boutique?a=1&b=2&c=3&d=4&e=5&f=6'])).toBe(0);
  expect(taken(series(2000, (i) => `/produits/${i}`))).toBe(2000);
});

test('repeated folders and endless depth are refused', () => {
  expect(taken(['/a/b/a/b/a/b', '/x/x/x', `/${'d/'.repeat(1)}${series(13, (i) => `n${i}`).join('/')}`])).toBe(
    0,
  );
  expect(taken(['/a/b/a/b', '/fr/fr/page', `/${series(10, (i) => `n${i}`).join('/')}`])).toBe(3);
});
