import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { fieldText, placeOfValue } from './value-place.ts';

beforeEach(() => {
  // Each letter is 8 px wide.
  const context = { measureText: (text: string) => ({ width: 8 * text.length }) };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const only = (html: string) => openPageDouble(html).body.firstElementChild as Element;

test.each([
  ['a field of text', '<input value="Brest">', 'Brest'],
  ['an empty one', '<input type="email">', ''],
  ['what nobody may read', '<input type="password" value="secret">', null],
  ['a box to tick', '<input type="checkbox" value="oui">', null],
  ['a button', '<input type="submit" value="Envoyer">', null],
  ['several lines', '<textarea>Bonjour</textarea>', null],
  ['what is chosen of a list', '<select><option>Brest<option selected> Paris </select>', 'Paris'],
  ['a list without anything', '<select></select>', ''],
  ['a list of several lines', '<select size="3"><option>Brest</select>', null],
  ['a list of several choices', '<select multiple><option>Brest</select>', null],
  ['no field', '<p>Brest</p>', null],
])('what a field shows: %s', (_, html, wanted) => {
  expect(fieldText(only(html))).toBe(wanted);
});

describe('where a field of 100 by 30 px, with 10 px of padding, shows its value', () => {
  const styleOf = (changes: object) =>
    ({
      fontSize: '16px',
      textAlign: 'start',
      direction: 'ltr',
      appearance: 'auto',
      getPropertyValue: (name: string) => (name.startsWith('padding') ? '10px' : 'none'),
      ...changes,
    }) as CSSStyleDeclaration;
  const placeIn = (value: string, changes = {}, tag = 'input') => {
    const { x, y, width, height } = placeOfValue(
      only(`<${tag} data-box="0 0 100 30"></${tag}>`),
      styleOf(changes),
      value,
    );
    return [x, y, width, height];
  };
  test.each([
    ['from the left', {}, 'Brest', [10, 10, 40, 10]],
    ['from the right', { textAlign: 'right' }, 'Brest', [50, 10, 40, 10]],
    [
      'from the end of what is read from the right',
      { textAlign: 'end', direction: 'rtl' },
      'Brest',
      [10, 10, 40, 10],
    ],
    ['from the start of what is read from the right', { direction: 'rtl' }, 'Brest', [50, 10, 40, 10]],
    ['in the middle', { textAlign: 'center' }, 'Brest', [30, 10, 40, 10]],
    ['in all its room where it is longer', {}, 'x'.repeat(10_000), [10, 10, 80, 10]],
    ['in all its room where it is empty', {}, '', [10, 10, 80, 10]],
    ['in small letters', { fontSize: '6px' }, 'Brest', [10, 12, 40, 6]],
  ])('%s', (_, changes, value, wanted) => {
    expect(placeIn(value, changes)).toEqual(wanted);
  });

  test('the arrow that the browser draws in a list is none of its room', () => {
    expect(placeIn('', {}, 'select')).toEqual([10, 10, 60, 10]);
    expect(placeIn('', { appearance: 'none' }, 'select')).toEqual([10, 10, 80, 10]);
  });

  test('a field smaller than its padding has no room, never less', () => {
    const tiny = only('<input data-box="0 0 8 30">');
    expect(placeOfValue(tiny, styleOf({}), 'Brest').width).toBe(0);
  });
});
