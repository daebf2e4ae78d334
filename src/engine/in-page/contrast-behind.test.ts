import { expect, test } from 'vitest';
import { contrastsOver } from './contrast-behind.ts';

/** Columns of grey, one CSS px each, two pixels high. */
function columns(...levels: number[]) {
  const row = levels.flatMap((level) => [level, level, level, 255]);
  return { data: Uint8ClampedArray.from([...row, ...row]), width: levels.length, height: 2 };
}
const cell = (x: number, width: number) => ({ x, y: 0, width, height: 2 });
const clip = (width: number) => ({ x: 0, y: 0, width, height: 2 });
const black = [0, 0, 0, 1];

test('over one colour, all contrasts are that of the text', () => {
  const seen = contrastsOver(columns(255, 255), { clip: clip(2), cells: [cell(0, 2)], colour: black });
  expect(seen).toEqual({ best: 21, least: 21, most: 21, dark: 1, light: 1 });
});

test('a character counts by the best point behind it, a text by its worst character', () => {
  const place = { clip: clip(3), cells: [cell(0, 2), cell(2, 1)], colour: black };
  const seen = contrastsOver(columns(0, 255, 0), place);
  expect(seen).toMatchObject({ best: 1, least: 1, most: 21, dark: 0, light: 1 });
});

test('what is seen through takes of what lies behind', () => {
  const place = { clip: clip(1), cells: [cell(0, 1)], colour: [0, 0, 0, 0] };
  expect(contrastsOver(columns(255), place).best).toBe(1);
});

test('a picture finer than CSS px is read at its own scale', () => {
  const place = { clip: clip(1), cells: [cell(0, 1)], colour: black };
  const seen = contrastsOver(columns(0, 255), place);
  expect(seen).toMatchObject({ least: 1, most: 21 });
});
