import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { focusSearchField } from './search-field.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['by its type', '<input type="search" id="q1">', '#q1'],
  ['by its name', '<input name="q" id="q1">', '#q1'],
  ['by its placeholder', '<input placeholder="Rechercher un produit" id="q1">', '#q1'],
  ['by a question', '<input placeholder="Où allez-vous ?" id="q1">', '#q1'],
  ['by its role', '<input role="combobox" id="q1">', '#q1'],
  ['by the form around it', '<form role="search"><input id="q1"></form>', '#q1'],
  ['no other field', '<input name="email" id="q1"><input name="ville" id="q2">', undefined],
  ['no field that cannot be filled', '<input name="q" disabled><input name="q" readonly>', undefined],
  ['no hidden field, but the next one', '<input name="q" hidden><input name="s" id="q2">', '#q2'],
  ['no field of another type', '<input type="email" name="q" id="q1">', undefined],
])('the search field is known %s', (_, html, selector) => {
  openPageDouble(html);
  expect(focusSearchField(true)?.selector).toBe(selector);
});

test('the field of the header is tried only where it is asked for', () => {
  openPageDouble('<header><input type="search" id="q1"></header><input type="search" id="q2">');
  expect(focusSearchField(false)?.selector).toBe('#q2');
  expect(focusSearchField(true)?.selector).toBe('#q1');
});
