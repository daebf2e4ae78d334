import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { holderOf, meet, surrounds, textPlaces } from './text-places.ts';

afterEach(() => void vi.unstubAllGlobals());

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const one = box(0, 0, 100, 20);

describe('two places', () => {
  test.each([
    ['the same', one, true],
    ['one in the other', box(10, 5, 20, 10), true],
    ['side by side', box(100, 0, 200, 20), false],
    ['sharing one pixel', box(99, 0, 200, 20), false],
    ['sharing two', box(98, 0, 200, 20), true],
    ['one under the other', box(0, 20, 100, 40), false],
    ['sharing a corner', box(98, 18, 200, 40), true],
  ])('meet: %s', (_, other, wanted) => {
    expect(meet(one, other)).toBe(wanted);
    expect(meet(other, one)).toBe(wanted);
  });

  test.each([
    ['the same', one, true],
    ['a pixel past an edge', box(-1, 0, 101, 20), true],
    ['two pixels past it', box(-2, 0, 100, 20), false],
    ['below it', box(0, 5, 100, 22), false],
  ])('one surrounds the other: %s', (_, inner, wanted) => {
    expect(surrounds(one, inner)).toBe(wanted);
  });
});

test('an element without words of its own is where its box is', () => {
  const document = openPageDouble('<p id="a" data-box="5 6 70 8"><b>Texte</b></p>');
  const [place, ...more] = textPlaces(document.getElementById('a') as Element);
  expect(more).toEqual([]);
  expect(place).toMatchObject({ left: 5, top: 6, right: 75, bottom: 14 });
});

test('words are where their lines are, white space is nowhere', () => {
  const document = openPageDouble(
    '<p id="a" data-text="0 0 50 10, 0 12 30 10"> <b>x</b>Un texte sur deux lignes</p>',
  );
  const places = textPlaces(document.getElementById('a') as Element);
  expect(places.map(({ top, width }) => [top, width])).toEqual([
    [0, 50],
    [12, 30],
  ]);
});

test('what holds an element is its parent, or the host of its shadow tree', () => {
  const document = openPageDouble('<div id="host"></div>');
  const host = document.getElementById('host') as Element;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p></p>';
  expect(holderOf(root.querySelector('p') as Element)).toBe(host);
  expect(holderOf(host)).toBe(document.body);
  expect(holderOf(document.documentElement)).toBeNull();
});
