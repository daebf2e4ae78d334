import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listOpeners, openerAt } from './openers.ts';

afterEach(() => void vi.unstubAllGlobals());

function names(html: string): string[] {
  openPageDouble(html);
  return listOpeners(10, null).openers.map(({ name }) => name);
}

test.each([
  ['a closed part that says so', '<button aria-expanded="false">Détails</button>', ['Détails']],
  ['a summary', '<details><summary>Livraison</summary>a</details>', ['Livraison']],
  ['a summary that is open', '<details open><summary>Livraison</summary>a</details>', []],
  ['an open part', '<button aria-expanded="true">Détails</button>', []],
  ['a tab that is not chosen', '<button role="tab" aria-selected="false">Avis</button>', ['Avis']],
  ['a button that says nothing of it', '<button>Détails</button>', []],
  [
    'a button whose code shows a part',
    '<button onclick="a.hidden = !a.hidden">Horaires</button>',
    ['Horaires'],
  ],
  ['one that would send a form', '<form><button onclick="a.hidden = !a.hidden">Horaires</button></form>', []],
  ['one that does what only people do', '<button onclick="a.hidden = !a.hidden">Acheter</button>', []],
  ['a link whose code shows a part', '<a href="#" onclick="a.hidden = !a.hidden">Horaires</a>', []],
  ['a button of the header', '<header><button>Rayons</button></header>', ['Rayons']],
  ['a button named after a menu', '<button class="menu-toggle">Rayons</button>', ['Rayons']],
  ['a link that leads on', '<a href="/a" aria-expanded="false">Rayons</a>', []],
  ['a link that leads nowhere', '<a href="#" class="burger">Rayons</a>', ['Rayons']],
  ['what is off', '<button aria-expanded="false" disabled>Détails</button>', []],
  ['what is hidden', '<button aria-expanded="false" hidden>Détails</button>', []],
  ['what sends', '<form><button aria-expanded="false">Détails</button></form>', []],
  [
    'what sends a form that it does not stand in',
    '<form id="f"></form><button form="f" aria-expanded="false">Détails</button>',
    [],
  ],
  ['what buys', '<button aria-expanded="false">Acheter</button>', []],
  ['what erases', '<button aria-expanded="false">Supprimer</button>', []],
  ['what changes consent', '<button aria-expanded="false">Gérer mes cookies</button>', []],
  ['a language', '<button class="menu-toggle">English</button>', []],
  ['the list of languages', '<button aria-expanded="false">English</button>', ['English']],
  [
    'what stands in a banner of cookies',
    '<div id="cookie-bar"><button aria-expanded="false">Détails</button></div>',
    [],
  ],
])('what is pressed: %s', (_, html, wanted) => {
  expect(names(html)).toEqual(wanted);
});

test('two of those built alike, and as many as asked for', () => {
  const alike = Array.from(
    { length: 4 },
    (_, at) => `<button class="q" aria-expanded="false">Q${at}</button>`,
  );
  expect(names(alike.join(''))).toEqual(['Q0', 'Q1']);
  openPageDouble(`${alike.join('')}<summary>a</summary><button id="z" aria-haspopup="menu">Z</button>`);
  expect(listOpeners(2, null).openers.map(({ name }) => name)).toEqual(['Q0', 'Z']);
  expect(openerAt(1)?.id).toBe('z');
  expect(openerAt(2)).toBeUndefined();
});

test('what its code alone tells comes after all that says so, and takes the place of none', () => {
  const inCode = (name: string) => `<button onclick="a.hidden = !a.hidden">${name}</button>`;
  const told = '<button aria-expanded="false">A</button><button aria-expanded="false">B</button>';
  expect(names(['1', '2', '3'].map(inCode).join('') + told)).toEqual(['A', 'B', '1', '2']);
});

test('what has no name is told so', () => {
  expect(names('<button aria-expanded="false"></button>')).toEqual(['élément sans nom']);
});
