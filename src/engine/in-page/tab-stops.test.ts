import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { enterTrap } from './keyboard-trap.ts';
import { activeElement, hasInnerStops } from './tab-stops.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['<input type="date" id="x">', true],
  ['<input type="text" id="x">', false],
  ['<video controls id="x"></video>', true],
  ['<video id="x"></video>', false],
  ['<x-player id="x"></x-player>', true],
])('Tab stops several times in %s: %s', (html, wanted) => {
  expect(hasInnerStops(openPageDouble(html).querySelector('#x') as Element)).toBe(wanted);
});

test('what has the focus in a shadow tree', () => {
  const document = openPageDouble('<x-field id="x"></x-field>');
  const shadow = document.querySelector('#x')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<input id="inner">';
  shadow?.querySelector('input')?.focus();
  expect(activeElement()?.id).toBe('inner');
  expect(hasInnerStops(document.querySelector('#x') as Element)).toBe(false);
});

test.each([
  ['a button', '<button id="x">a</button>', '#x'],
  ['a hidden button', '<button id="x" hidden>a</button>', undefined],
  ['what takes no focus', '<p id="x">a</p>', undefined],
  ['in a dialog, which may keep it', '<div role="dialog"><button id="x">a</button></div>', undefined],
  ['a field of several stops', '<input id="x" type="time">', undefined],
  ['nothing', '<p>a</p>', undefined],
])('a trap is looked for in %s', (_, html, wanted) => {
  openPageDouble(html);
  expect(enterTrap('#x')?.selector).toBe(wanted);
});
