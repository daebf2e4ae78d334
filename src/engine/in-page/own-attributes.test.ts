import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { selectorOf } from './describe.ts';
import { ownAttributes, ownFields, ownId } from './own-attributes.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The form of a page whose fields have these names. */
function formWith(...names: readonly string[]): HTMLFormElement {
  const fields = names.map((name) => `<input name="${name}">`).join('');
  return openPageDouble(`<form id="devis" class="court">${fields}</form>`).forms[0] as HTMLFormElement;
}

test('what a form says of itself is its own, whatever its fields are called', () => {
  const form = formWith('attributes', 'id', 'elements');
  expect([...ownAttributes(form)].map(({ name, value }) => `${name}=${value}`)).toEqual([
    'id=devis',
    'class=court',
  ]);
  expect(ownId(form)).toBe('devis');
  expect(ownFields(form).map((field) => field.getAttribute('name'))).toEqual([
    'attributes',
    'id',
    'elements',
  ]);
});

test('a form is named by its own identifier, and what stands in it too', () => {
  const form = formWith('id');
  expect(selectorOf(form)).toBe('#devis');
  expect(selectorOf(form.querySelector('input') as Element)).toBe('#devis > input');
});

test('a form without an identifier has none, though a field is called so', () => {
  const form = formWith('id');
  form.removeAttribute('id');
  expect(ownId(form)).toBe('');
  expect(selectorOf(form)).toBe('html > body > form.court');
});
