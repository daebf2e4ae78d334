import { expect, test } from 'vitest';
import type { LighthouseAudit } from '../../artifacts.ts';
import { oneRowAFile } from './one-row-a-file.ts';

const page = 'https://www.exemple.fr/equipe';
const file = 'https://www.exemple.fr/galerie.js';

const audit = (items: LighthouseAudit['items'], savingsBytes: number | null = 120_000): LighthouseAudit => ({
  id: 'unused-javascript',
  score: 0,
  numericValue: null,
  displayValue: '',
  items,
  savingsMs: null,
  savingsBytes,
});
const row = (url: string, wastedBytes: number, totalBytes = 63_000) => ({ url, wastedBytes, totalBytes });

test('a file that two elements call is one row, at the least of both, and its bytes count once', () => {
  const merged = oneRowAFile(audit([row(file, 58_000), row(`${file}?v=2`, 23_000), row(file, 38_000)]), page);
  expect(merged.items).toEqual([row(file, 38_000), row(`${file}?v=2`, 23_000)]);
  expect(merged.savingsBytes).toBe(62_000);
});

test('three calls of a file are one row too, in whatever order', () => {
  const merged = oneRowAFile(audit([row(file, 38_000), row(file, 58_000), row(file, 40_000)], null), page);
  expect(merged.items).toEqual([row(file, 38_000)]);
  expect(merged.savingsBytes).toBeNull();
});

test('pieces written in the page are each their own, as are files of several sizes and elements that show one', () => {
  const shown = { selector: 'main > img', snippet: '<img>', ...row('https://www.exemple.fr/a.jpg', 20_000) };
  const items = [
    row(page, 30_000),
    row(page, 25_000),
    row(`${page}#haut`, 24_000),
    row(file, 58_000),
    row(file, 30_000, 41_000),
    { url: file, wastedBytes: 1_000 },
    { url: file, wastedBytes: 1_000 },
    row('inline: var a = 1', 5_000),
    row('inline: var a = 1', 5_000),
    shown,
    shown,
  ];
  expect(oneRowAFile(audit(items), page)).toEqual(audit(items));
});
