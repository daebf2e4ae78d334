import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { scriptedLinksOf } from './scripted-links.ts';

const waysIn = (body: string) => scriptedLinksOf(withBody(body).dom);
const addressesIn = (body: string) => waysIn(body).map(({ url }) => url);

test('pages that buttons lead to by an inline script, with their words', () => {
  const menu = `<button onclick="location.href='tarifs.html'">Tarifs</button>
    <div onclick="window.location = '/contact';">Nous écrire</div>
    <span onclick='menu(); document.location.assign("/equipe?p=1")'>Équipe</span>
    <button onclick="window.open('/plan', '_blank')">Plan</button>
    <button onclick="window.open('/plan')">Le même</button>`;
  expect(waysIn(menu)).toEqual([
    { url: 'https://www.exemple.fr/tarifs.html', text: 'Tarifs' },
    { url: 'https://www.exemple.fr/contact', text: 'Nous écrire' },
    { url: 'https://www.exemple.fr/equipe?p=1', text: 'Équipe' },
    { url: 'https://www.exemple.fr/plan', text: 'Plan' },
  ]);
});

test('choices of a list that changes the page', () => {
  const options =
    '<optgroup label="Communes"><option value="/a.html">A</option></optgroup><option value="">Choisir</option>';
  expect(addressesIn(`<select onchange="window.location.href = this.value">${options}</select>`)).toEqual([
    'https://www.exemple.fr/a.html',
  ]);
  expect(addressesIn(`<select onchange="filtrer(this.value)">${options}</select>`)).toEqual([]);
});

test.each([
  "location.href == '/a'",
  "aller('/a')",
  "location.href = base + '/a'",
  "location.href = '/produit/' + id",
  "location.href = '#haut'",
  "location.href = 'mailto:a@b.fr'",
  "allocation = '/a'",
])('no address in full that is left for: %s', (script) => {
  expect(addressesIn(`<button onclick="${script}">Aller</button>`)).toEqual([]);
});
