import { expect, test } from 'vitest';
import { ringPoints } from './focus-outline.ts';
import { changeOf } from './focus-styles.ts';

const styles = { text: 'a', own: '', others: '' };

test('nothing changes, nothing shows', () => {
  expect(changeOf(styles, styles)).toEqual({ shows: false, byOutlineAlone: false });
});

test('an outline that comes shows the focus by itself', () => {
  const on = { ...styles, own: 'solid 2px red' };
  expect(changeOf(styles, on)).toEqual({ shows: true, byOutlineAlone: true });
});

test.each([
  ['another style', { text: 'b', own: 'solid 2px red', others: '' }],
  ['the outline of a neighbour', { text: 'a', own: 'solid 2px red', others: 'solid' }],
])('with %s it is not alone', (_, on) => {
  expect(changeOf(styles, on)).toEqual({ shows: true, byOutlineAlone: false });
});

test('an outline that goes shows it too, and is not drawn with it', () => {
  const off = { ...styles, own: 'solid 2px red' };
  expect(changeOf(off, styles)).toEqual({ shows: true, byOutlineAlone: false });
});

test('eight points around a box, at the middle of its ring', () => {
  const points = ringPoints({ left: 10, top: 20, width: 100, height: 40 }, 3);
  expect(points).toHaveLength(8);
  expect(points).toContainEqual({ x: 7, y: 17 });
  expect(points).toContainEqual({ x: 113, y: 40 });
  expect(points).toContainEqual({ x: 60, y: 63 });
  expect(points).not.toContainEqual({ x: 60, y: 40 });
});
