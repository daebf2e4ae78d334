import { describe, expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import type { Dom } from '../../artifacts.ts';
import { outermost, viewDifferences } from './view-differences.ts';

const domOf = (body: string): Dom => withBody(body).dom;
const identity = (dom: Dom) => dom.nodes.map(({ index }) => index);
/** What differs, by the ids of the elements. */
function compared(own: string, view: string) {
  const [before, now] = [domOf(own), domOf(view)];
  const { shown, redrawn, gone } = viewDifferences(before, now, identity(now));
  const ids = (dom: Dom, numbers: readonly number[]) =>
    numbers.map((index) => dom.nodes[index]?.attributes.id ?? dom.nodes[index]?.tag);
  return { shown: ids(now, shown), redrawn: ids(now, redrawn), gone: ids(before, gone) };
}

describe('another view of a page', () => {
  test('that is the same differs in nothing', () => {
    const body = '<p id="a">un</p><button id="b">deux</button>';
    expect(compared(body, body)).toEqual({ shown: [], redrawn: [], gone: [] });
  });

  test('shows what was hidden, and hides what was shown', () => {
    const body = '<p id="a" style="display:none">un</p><p id="b">deux</p>';
    const other = '<p id="a">un</p><p id="b" style="display:none">deux</p>';
    expect(compared(body, other)).toEqual({ shown: ['a'], redrawn: [], gone: ['b'] });
  });

  test('names a control anew when a word of it comes or goes', () => {
    const body = '<button id="b"><i id="i">Menu</i></button>';
    const other = '<button id="b"><i id="i" style="display:none">Menu</i></button>';
    expect(compared(body, other)).toEqual({ shown: ['b'], redrawn: [], gone: ['i'] });
    expect(compared(other, body)).toEqual({ shown: ['b', 'i'], redrawn: [], gone: [] });
  });

  test('draws texts in another colour, and over another background', () => {
    const body = '<p id="a">un</p><div id="d"><p id="b">deux</p></div>';
    expect(compared(body, body.replace('id="a"', 'id="a" style="color:red"')).redrawn).toEqual(['a']);
    expect(compared(body, body.replace('id="d"', 'id="d" style="background-color:red"')).redrawn).toEqual([
      'b',
    ]);
  });

  test('has elements the visit did not see', () => {
    const now = domOf('<p id="a">un</p>');
    const origins = identity(now).map((index) => (now.nodes[index]?.attributes.id === 'a' ? -1 : index));
    const before = domOf('');
    expect(
      viewDifferences(before, now, origins).shown.map((index) => now.nodes[index]?.attributes.id),
    ).toEqual(['a']);
  });
});

test('the outermost of some elements are those that none of the others holds', () => {
  const dom = domOf('<div id="d"><p id="a"><b id="b">x</b></p></div><p id="c">y</p>');
  const numbers = dom.nodes.filter(({ attributes }) => 'id' in attributes).map(({ index }) => index);
  const found = outermost(dom, numbers).map((index) => dom.nodes[index]?.attributes.id);
  expect(found).toEqual(['d', 'c']);
});
