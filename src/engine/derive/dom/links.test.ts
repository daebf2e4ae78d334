import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { leadsNowhere, linksOf, staysOnPage } from './links.ts';

const linksIn = (body: string) => linksOf(withBody(body).dom);
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `<a href="/${name}${index}">${name}</a>`).join('');

test('http addresses only, with the text a visitor reads', () => {
  const links = linksIn(
    '<a href="/a">Un</a><a>Sans adresse</a><a href="mailto:a@b.fr">Écrire</a><a href="/b"><img alt="Logo" src="/l.png"></a><a href="/c" rel="NoFollow" title="Trois"></a>',
  );
  expect(links.map(({ url, text }) => [url, text])).toEqual([
    ['https://www.exemple.fr/a', 'Un'],
    ['https://www.exemple.fr/b', 'Logo'],
    ['https://www.exemple.fr/c', 'Trois'],
  ]);
  expect(links[2]?.rel).toBe('nofollow');
});

test('the text of a link that is not exposed', () => {
  const hidden = (inside: string, attributes = '') =>
    linksIn(`<a href="/a" aria-hidden="true" ${attributes}>${inside}</a>`)[0]?.text;
  expect(hidden('<b>Un</b><i>deux</i>')).toBe('Un deux');
  expect(hidden('Un', 'aria-label="Autre"')).toBe('Autre');
  expect(hidden('<img alt=" Logo " src="/l.png">')).toBe('Logo');
  expect(hidden('<b></b>', 'title="Titre"')).toBe('Titre');
});

test('the same link once a region', () => {
  const twice = '<a href="/a">Un</a><a href="/a">Un</a>';
  expect(linksIn(`<nav>${twice}</nav><main>${twice}</main>`).map(({ region }) => region)).toEqual([
    'nav',
    'main',
  ]);
});

test('links of one menu share its number', () => {
  const links = linksIn(
    '<nav><a href="/a">A</a></nav><div role="navigation"><a href="/b">B</a><a href="/c">C</a></div><a href="/d">D</a>',
  );
  const menus = links.map(({ menu }) => menu);
  expect(menus[0]).not.toBe(menus[1]);
  expect(menus[1]).toBe(menus[2]);
  expect(menus[3]).toBeUndefined();
});

test('beyond 500, links of menus and footer are kept before those of the content', () => {
  const links = linksIn(`<main>${many(500, 'p')}</main><footer>${many(10, 'f')}</footer>`);
  expect(links).toHaveLength(500);
  expect(links.filter(({ region }) => region === 'footer')).toHaveLength(10);
  expect(links.at(489)?.url).toBe('https://www.exemple.fr/p489');
  const around = linksIn(`<footer>${many(400, 'f')}</footer><main>${many(200, 'p')}</main>`);
  expect(around.map(({ region }) => region).lastIndexOf('footer')).toBe(299);
  expect(around[0]?.url).toBe('https://www.exemple.fr/f100');
  expect(around).toHaveLength(500);
});

test('an address that leads nowhere', () => {
  expect(leadsNowhere('https://a.fr/x#', 'https://a.fr/x#menu')).toBe(true);
  expect(leadsNowhere('https://a.fr/x#!', 'https://a.fr/x')).toBe(true);
  expect(leadsNowhere('https://a.fr/x#haut', 'https://a.fr/x')).toBe(false);
  expect(leadsNowhere('https://a.fr/x#!/compte', 'https://a.fr/x')).toBe(false);
  expect(leadsNowhere('https://a.fr/y#!', 'https://a.fr/x')).toBe(false);
});

test('an address that stays on its page', () => {
  expect(staysOnPage('https://a.fr/x#haut', 'https://a.fr/x')).toBe(true);
  expect(staysOnPage('https://a.fr/x', 'https://a.fr/x')).toBe(false);
  expect(staysOnPage('https://a.fr/y#haut', 'https://a.fr/x')).toBe(false);
});
