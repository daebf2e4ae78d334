import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { libraryVersions } from './library-versions.ts';

afterEach(() => void vi.unstubAllGlobals());

function told(globals: Readonly<Record<string, unknown>>, html = ''): string[] {
  openPageDouble(html);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return libraryVersions().map(({ name, version }) => `${name} ${version}`);
}

test.each([
  ['none', {}, []],
  ['jQuery', { jQuery: { fn: { jquery: '3.7.1' } } }, ['jquery 3.7.1']],
  ['Vue', { Vue: { version: '3.5.0' } }, ['vue 3.5.0']],
  ['a version of two numbers', { THREE: { REVISION: '152' } }, ['three 152']],
  ['TinyMCE, in two parts', { tinymce: { majorVersion: '6', minorVersion: '8.2' } }, ['tinymce 6.8.2']],
  ['a global of the page that is none', { Vue: { version: 'beta' }, d3: { version: () => '1' } }, []],
  ['Lodash', { _: { VERSION: '4.17.21' }, debounce: () => undefined }, ['lodash 4.17.21']],
  ['Underscore, which has the same name', { _: { VERSION: '1.13.6' } }, ['underscore 1.13.6']],
])('libraries that tell their version: %s', (_, globals, wanted) => {
  expect(told(globals)).toEqual(wanted);
});

test('jQuery UI is named whole only where it has widgets', () => {
  const ui = (fn: object, more: object = {}) => ({ jQuery: { fn, ui: { version: '1.13.2', ...more } } });
  expect(told(ui({}))).toEqual(['jquery-ui-core 1.13.2']);
  expect(told(ui({ dialog: () => undefined }))).toEqual(['jquery-ui 1.13.2']);
  expect(told(ui({}, { position: {} }))).toEqual(['jquery-ui 1.13.2']);
});

test('Angular tells it on an element', () => {
  expect(told({}, '<app-root ng-version="17.1.0"></app-root>')).toEqual(['angular 17.1.0']);
});

test('a getter of the page that throws hides that library alone', () => {
  const thrown = Object.defineProperty({}, 'version', {
    get: () => {
      throw new Error('of the page');
    },
  });
  expect(told({ Vue: thrown, React: { version: '18.2.0' } })).toEqual(['react 18.2.0']);
});

test('a version as long as a page is cut', () => {
  expect(told({ Vue: { version: `1.${'0'.repeat(200)}` } })[0]).toHaveLength('vue '.length + 40);
});
