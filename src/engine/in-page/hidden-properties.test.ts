import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { hiddenNames, ownName } from '../shared/hidden-names.ts';
import { numberElements } from './element-numbers.ts';
import { openHiddenProperties } from './hidden-properties.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // What it adds to all objects goes with the document; tests share theirs.
  for (const name of hiddenNames) Reflect.deleteProperty(Object.prototype, ownName(name));
});

function opened(html: string): { done: boolean; form: Element } {
  const document = openPageDouble(html);
  numberElements(document.querySelectorAll('*'));
  return { done: openHiddenProperties(), form: document.querySelector('form') as Element };
}
const own = (of: object, name: string): unknown => Reflect.get(of, ownName(name));

test.each([
  ['by the name of a field', '<form><input name="nodeName"></form>', true],
  ['by its identifier', '<form><input id="parentNode"></form>', true],
  ['by a part of the page that documents name', '<form name="body"></form>', true],
  ['by no name that elements know', '<form><input name="courriel" id="nodename"></form>', false],
  ['by nothing at all', '<form><input></form>', false],
])('properties get a second name where the page hides one: %s', (_, html, wanted) => {
  const { done, form } = opened(html);
  expect(done).toBe(wanted);
  expect(own(form, 'nodeName')).toBe(wanted ? 'FORM' : undefined);
});

test('by it the property of the form is asked, not its field', () => {
  const { form } = opened('<form class="court"><input name="className"><input name="getAttribute"></form>');
  expect(own(form, 'className')).toBe('court');
  expect(typeof own(form, 'getAttribute')).toBe('function');
});

test('what is no node has its own property under it, and nothing is listed twice', () => {
  opened('<form><input name="nodeName"></form>');
  expect(own({ nodeName: 'SIEN' }, 'nodeName')).toBe('SIEN');
  expect(own({}, 'nodeName')).toBeUndefined();
  expect(Object.keys({ nodeName: 'SIEN' })).toEqual(['nodeName']);
  const met: string[] = [];
  for (const name in {}) met.push(name);
  expect(met).toEqual([]);
});
