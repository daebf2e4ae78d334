import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { type Exposure, openExposures } from './exposure.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Of the element `#x`, walked with all that holds it. */
function exposureOf(html: string): Exposure | undefined {
  const document = openPageDouble(html);
  const exposureAt = openExposures();
  const all = [...document.querySelectorAll('*')];
  const told = all.map((element, index) => {
    const parent = element.parentElement ? all.indexOf(element.parentElement) : -1;
    const walked = { element, parent } as Parameters<typeof exposureAt>[0];
    return { element, exposure: exposureAt(walked, index, getComputedStyle(element)) };
  });
  return told.find(({ element }) => element.id === 'x')?.exposure;
}

test.each([
  ['a text', '<p id="x">a</p>', 'exposed'],
  ['a button', '<button id="x">a</button>', 'exposed focusable tabbable'],
  ['a disabled button', '<button id="x" disabled>a</button>', 'exposed'],
  ['a link', '<a id="x" href="/">a</a>', 'exposed focusable tabbable'],
  ['an anchor without an address', '<a id="x">a</a>', 'exposed'],
  ['reached by scripts alone', '<div id="x" tabindex="-1">a</div>', 'exposed focusable'],
  [
    'hidden from screen readers by its parent',
    '<div aria-hidden="true"><button id="x">a</button></div>',
    'focusable tabbable',
  ],
  ['in an inert part', '<div inert><p><button id="x">a</button></p></div>', ''],
  ['in a hidden part', '<div hidden><button id="x">a</button></div>', ''],
  ['an option of a list', '<select><option id="x">a</option></select>', 'exposed'],
  [
    'an option of a list that is hidden from them',
    '<select aria-hidden="true"><option id="x">a</option></select>',
    '',
  ],
])('%s', (_, html, wanted) => {
  const exposure = exposureOf(html);
  const told = (['exposed', 'focusable', 'tabbable'] as const).filter((name) => exposure?.[name]);
  expect(told.join(' ')).toBe(wanted);
});
