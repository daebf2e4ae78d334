import { expect, test } from 'vitest';
import { createDrivenPageChoice } from './choose-driven-pages.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;

test('the first page of each template is driven, four besides the start page', () => {
  const isDriven = createDrivenPageChoice([at('/')]);
  const paths = [
    '/actu/2026/01/un-long-titre',
    '/actu/2025/02/autre-long-titre',
    '/a',
    '/a',
    '/b',
    '/c',
    '/d',
  ];
  expect(paths.filter((path) => isDriven(at(path)))).toEqual([
    '/actu/2026/01/un-long-titre',
    '/a',
    '/b',
    '/c',
  ]);
});

test('a template the start page showed is not driven again', () => {
  expect(
    createDrivenPageChoice([at('/actu/2026/01/un-long-titre')])(at('/actu/2026/03/un-autre-titre')),
  ).toBe(false);
});
