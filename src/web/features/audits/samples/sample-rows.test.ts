import { expect, test } from 'vitest';
import { editedPages, moved, nameErrors, samplePages, withAddresses, withDraw } from './sample-rows.ts';

const page = (name: string, kind: 'other' | 'random' = 'other') => ({
  url: `https://exemple.fr/${name}`,
  name,
  kind,
});
const names = (rows: ReturnType<typeof editedPages> | readonly { name: string }[]) =>
  rows.map(({ name }) => name);

test('a page moves one place at a time, and never beyond the ends', () => {
  const rows = editedPages([page('a'), page('b'), page('c')]);
  const key = rows[1]?.key ?? 0;
  expect(names(moved(rows, key, -1))).toEqual(['b', 'a', 'c']);
  expect(names(moved(rows, key, 1))).toEqual(['a', 'c', 'b']);
  expect(moved(rows, rows[0]?.key ?? 0, -1)).toBe(rows);
  expect(moved(rows, rows[2]?.key ?? 0, 1)).toBe(rows);
});

test('addresses are added once, under the names of their paths', () => {
  const urls = ['https://exemple.fr/a', 'https://exemple.fr/nos-tarifs_2026.html', 'https://exemple.fr/'];
  const { rows, added, known } = withAddresses(editedPages([page('a')]), urls);
  expect([added, known]).toEqual([2, 1]);
  expect(samplePages(rows).slice(1)).toEqual([
    { url: urls[1], name: 'Nos tarifs 2026', kind: 'other' },
    { url: urls[2], name: '/', kind: 'other' },
  ]);
});

test('another draw takes the place of the one before, and of nothing else', () => {
  const rows = editedPages([page('a'), page('x', 'random'), page('b')]);
  const next = withDraw(rows, [page('a', 'random'), page('y', 'random'), page('z')]);
  expect(names(next)).toEqual(['a', 'b', 'y']);
});

test('names that are missing or too long are told at their fields', () => {
  const errors = nameErrors(
    editedPages([page('a'), { ...page('b'), name: ' ' }, { ...page('c'), name: 'x'.repeat(500) }]),
  );
  expect(errors).toEqual({
    'name.1': 'Donnez un nom à cette page.',
    'name.2': expect.stringContaining('200'),
  });
});
