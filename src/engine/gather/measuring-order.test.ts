import { expect, test } from 'vitest';
import type { AxeNode } from '#engine/artifacts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { measuringOrder } from './measuring-order.ts';

/** The texts of the elements with an `id`, in the order they would be measured in. */
function ordered(body: string): string[] {
  const { dom } = withBody(body);
  const texts = dom.nodes.flatMap(({ index, attributes }): AxeNode[] =>
    attributes.id === undefined
      ? []
      : [{ selector: `#${attributes.id}`, snippet: '', facts: [], node: index, box: null }],
  );
  return measuringOrder(dom, texts).map(({ selector }) => selector.slice(1));
}
const links = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `<li><a id="${name}${at + 1}" href="/${at}">Lien</a></li>`).join(
    '',
  );

test('one of each look comes before a second one, whatever their number', () => {
  const order = ordered(`<ul>${links('a', 9)}</ul><p id="texte">Texte</p><h2 id="titre">Titre</h2>`);
  expect(new Set(order.slice(0, 3))).toEqual(new Set(['a1', 'texte', 'titre']));
  expect(order).toHaveLength(11);
  expect(new Set(order).size).toBe(11);
});

test('content comes before what pages repeat', () => {
  const order = ordered(
    `<nav><ul>${links('n', 3)}</ul></nav><div class="menu"><h3 id="m">Menu</h3></div><p id="texte">Texte</p><footer><p id="pied">Pied</p></footer>`,
  );
  expect(order[0]).toBe('texte');
  expect(order.slice(1, 4).sort()).toEqual(['m', 'n1', 'pied']);
});

test('a menu of one look is not left out for the many texts of the content', () => {
  const order = ordered(`<nav><ul>${links('n', 2)}</ul></nav><ul>${links('a', 9)}</ul>`);
  expect(order.slice(0, 2)).toEqual(['a1', 'n1']);
});

test('of one look, each picture behind comes first, then what is spread over the page', () => {
  const cards = [1, 2, 3]
    .map(
      (at) =>
        `<section style="background-image:url(/${at}.jpg)"><div><p id="c${at}">Un</p><p id="d${at}">Deux</p></div></section>`,
    )
    .join('');
  expect(ordered(cards)).toEqual(['c1', 'c3', 'c2', 'd1', 'd3', 'd2']);
  expect(ordered(`<ul>${links('a', 5)}</ul>`)).toEqual(['a1', 'a5', 'a3', 'a2', 'a4']);
});

test('nothing is lost nor told twice', () => {
  expect(ordered('')).toEqual([]);
  expect(ordered('<p id="seul">Seul</p>')).toEqual(['seul']);
});
