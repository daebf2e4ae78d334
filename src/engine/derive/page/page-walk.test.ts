import { expect, test } from 'vitest';
import { viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import type { Keyboard, PageShapes } from '../../artifacts.ts';
import { walksOfPage } from './page-walk.ts';

const screenshot = { key: 'a.webp', width: 412, height: 900 };
const pictured = (body: string, changes: Partial<PageShapes> = {}): PageShapes => {
  const page = withBody(body);
  return { ...page, page: { ...page.page, screenshot }, ...changes };
};
const numberOf = (page: PageShapes, id: string) =>
  page.dom.nodes.find(({ attributes }) => attributes.id === id)?.index ?? -1;
const stepOn = (page: PageShapes, id: string, changes: Partial<Keyboard['steps'][number]> = {}) => ({
  selector: `#${id}`,
  snippet: `<a id="${id}">`,
  focusVisible: true,
  changedPixels: -1,
  node: numberOf(page, id),
  ...changes,
});
const links =
  '<a id="a" href="/a" data-box="10 20 100 30">Accueil</a><a id="b" href="/b">Contact</a><a id="c" href="/c">Plan</a>';

test('a walk that came to its end is the list of stops, in its order, with what each shows', () => {
  const page = pictured(links);
  const steps = [stepOn(page, 'b', { focusVisible: false }), stepOn(page, 'a')];
  const [walk] = walksOfPage({ ...page, keyboard: { steps, trap: null, truncated: false } });
  expect(walk?.stops).toMatchObject([
    { name: 'Contact', focus: 'unseen' },
    { name: 'Accueil', focus: 'seen', at: [10, 20, 100, 30] },
  ]);
  expect(walk?.pressed).toBe(2);
});

test('a trap is marked where it holds, and what follows is announced by the code', () => {
  const page = pictured(links);
  const trap = { selector: '#a', snippet: '<a id="a">' };
  const keyboard = { steps: [stepOn(page, 'a')], trap, truncated: false };
  const [walk] = walksOfPage({ ...page, keyboard });
  expect(walk?.stops.map(({ name, trap: held }) => [name, held])).toEqual([
    ['Accueil', true],
    ['Contact', undefined],
    ['Plan', undefined],
  ]);
  expect(walk?.pressed).toBe(1);
});

test('without a walk the code tells the order: positive numbers first, one stop for a choice of buttons', () => {
  const page = pictured(
    '<a href="/a">Un</a><a href="/b" tabindex="2">Deux</a><a href="/c" tabindex="-1">Jamais</a>' +
      '<input type="radio" name="r" aria-label="Oui"><input type="radio" name="r" aria-label="Non"><button disabled>Éteint</button>',
  );
  const [walk] = walksOfPage({ ...page, keyboard: null });
  expect(walk?.stops.map(({ name }) => name)).toEqual(['Deux', 'Un', 'Oui']);
  expect(walk).toMatchObject({ pressed: 0, moreStops: 0 });
});

test('blocks are read in the order of the code, words in line with their block', () => {
  const page = pictured(
    '<h1 style="display:block">Titre</h1><p style="display:block">Lire <b style="display:inline">bien</b></p>' +
      '<img alt="Un chat" src="/c.png"><p style="display:block" aria-hidden="true">Caché</p><input aria-label="Votre nom">',
  );
  const [walk] = walksOfPage(page);
  expect(walk?.blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Titre'],
    ['text', 'Lire bien'],
    ['image', 'Un chat'],
    ['field', 'Votre nom'],
  ]);
});

test('two hundred stops and blocks are kept, the others counted', () => {
  const page = pictured('<p style="display:block"><a href="/a">x</a></p>'.repeat(230));
  const [walk] = walksOfPage(page);
  expect([walk?.stops.length, walk?.moreStops]).toEqual([200, 30]);
  expect([walk?.blocks.length, walk?.moreBlocks]).toEqual([200, 30]);
});

test('the other window is told where it was pictured, without what is closed at first', () => {
  const body = '<a href="/a">Un</a><div data-came><a href="/b" data-came>Deux</a></div>';
  const page = pictured(body);
  const came = page.dom.nodes.flatMap(({ index, attributes }) => ('data-came' in attributes ? [index] : []));
  const part = { opener: {} as never, openerNode: 0, name: 'Menu', nodes: came, dialog: null };
  const view = viewOf(body, 'desktop', { parts: [part] });
  expect(walksOfPage({ ...page, views: [view] })).toHaveLength(1);
  const [, other] = walksOfPage({ ...page, views: [{ ...view, picture: screenshot }] });
  expect(other).toMatchObject({ device: 'desktop', pressed: 0, stops: [{ name: 'Un' }] });
});

test('a page without a picture has no walk', () => {
  expect(walksOfPage(withBody(links))).toEqual([]);
});
