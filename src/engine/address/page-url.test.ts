import { expect, test } from 'vitest';
import { pathShape } from '../crawl/path-shape.ts';
import { normalisePageUrl, pageIdentity } from './page-url.ts';

const base = 'https://www.exemple.fr/dossier/page';
const shown = (text: string) => normalisePageUrl(text, base)?.href ?? null;

test.each([
  ['autre', 'https://www.exemple.fr/dossier/autre'],
  ['/a/', 'https://www.exemple.fr/a/'],
  ['/a#section', 'https://www.exemple.fr/a'],
  ['/#/produits/2', 'https://www.exemple.fr/#/produits/2'],
  ['/#!produits', 'https://www.exemple.fr/#!produits'],
  ['/#/', 'https://www.exemple.fr/'],
  ['https://www.exemple.fr:443/a', 'https://www.exemple.fr/a'],
  ['/a?utm_source=x&id=2&fbclid=y', 'https://www.exemple.fr/a?id=2'],
  ['/a?utm_source=x', 'https://www.exemple.fr/a'],
  ['/a;jsessionid=ABC?PHPSESSID=1', 'https://www.exemple.fr/a'],
  ['/a?b=%20c', 'https://www.exemple.fr/a?b=%20c'],
  ['?page=2', 'https://www.exemple.fr/dossier/page?page=2'],
  ['mailto:a@b.fr', null],
  ['javascript:void(0)', null],
  ['https://u:p@exemple.fr/', null],
  ['http://[', null],
])('%s becomes %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['https://www.exemple.fr/', 'http://exemple.fr'],
  ['https://exemple.fr/a', 'https://exemple.fr/a/'],
  ['https://exemple.fr/a/index.html', 'https://exemple.fr/a'],
  ['https://exemple.fr/?a=1&b=2', 'https://exemple.fr/?b=2&a=1'],
  ['https://exemple.fr/%c3%a9', 'https://exemple.fr/é'],
])('%s and %s are one page', (a, b) => {
  expect(pageIdentity(new URL(a))).toBe(pageIdentity(new URL(b)));
});

test.each([
  ['https://exemple.fr/a', 'https://exemple.fr/A'],
  ['https://exemple.fr/?p=1', 'https://exemple.fr/?p=2'],
  ['https://exemple.fr/#/a', 'https://exemple.fr/#/b'],
  ['https://exemple.fr/', 'https://exemple.fr:8080/'],
])('%s and %s are two pages', (a, b) => {
  expect(pageIdentity(new URL(a))).not.toBe(pageIdentity(new URL(b)));
});

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/blog/mon-bel-article', '/blog/:slug'],
  ['/blog/2026/11/un-article-de-novembre', '/blog/:year/:n/:slug'],
  ['/produit/42.html', '/produit/:n.html'],
  ['/p/0b0f1c8e-2f4b-4b0e-9d53-2f2f1b5e7a11', '/p/:id'],
  ['/liste?Page=3&tri=prix', '/liste?page&tri'],
  ['/un-article-a-la-racine', '/:slug'],
])('the shape of %s is %s', (path, shape) => {
  expect(pathShape(new URL(path, base))).toBe(shape);
});
