import { expect, test } from 'vitest';
import { matchPages } from './match-pages.ts';

const pages = (...told: readonly [url: string, title: string][]) =>
  told.map(([url, title]) => ({ url, title }));

test('scheme, www, index file and last slash make no other page', () => {
  const before = pages(['http://www.exemple.fr/infos/index.html', 'Infos']);
  const after = pages(['https://exemple.fr/infos/', 'Autre titre']);
  expect([...matchPages(before, after)]).toEqual([
    ['https://exemple.fr/infos/', 'http://www.exemple.fr/infos/index.html'],
  ]);
});

test('a title that one page alone bears follows it to its new address', () => {
  const before = pages(['https://exemple.fr/a', 'Tarifs'], ['https://exemple.fr/b', 'Sans titre']);
  const after = pages(
    ['https://exemple.fr/tarifs', 'Tarifs'],
    ['https://exemple.fr/c', 'Sans titre'],
    ['https://exemple.fr/d', 'Sans titre'],
  );
  expect([...matchPages(before, after)]).toEqual([['https://exemple.fr/tarifs', 'https://exemple.fr/a']]);
});

test('another query is another page', () => {
  expect(
    matchPages(pages(['https://exemple.fr/?id=1', 'A']), pages(['https://exemple.fr/?id=2', 'B'])).size,
  ).toBe(0);
});

test('a state is no page of its address; a place that is kept by address alone finds it', () => {
  const state = (name: string, step: number) => ({ journey: 'Commande', name, step });
  const at = (step: number) => `https://exemple.fr/#parcours=Commande&etape=${step}`;
  const after = [
    { url: 'https://exemple.fr/', title: 'A' },
    { url: at(4), title: 'Panier', state: state('Panier', 4) },
  ];
  const before = [
    { url: at(3), title: 'Panier', state: state('Panier', 3) },
    { url: 'https://www.exemple.fr/', title: 'B' },
  ];
  expect([...matchPages(before, after)]).toEqual([
    ['https://exemple.fr/', 'https://www.exemple.fr/'],
    [at(4), at(3)],
  ]);
  expect([...matchPages([{ url: at(4), title: '' }], after)]).toEqual([[at(4), at(4)]]);
});
