import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { numberElements } from './element-numbers.ts';
import { opacitiesNow, stopAt } from './opacities.ts';

afterEach(() => void vi.unstubAllGlobals());

/** How much of `#a` is seen. */
function seenOf(html: string, change = (_: Element) => {}): number | undefined {
  const element = openPageDouble(html).querySelector('#a') as Element;
  numberElements([element]);
  change(element);
  return opacitiesNow([0])[0];
}

test.each([
  ['nothing changes it', '<p id="a">a</p>', 1],
  ['its own', '<p id="a" style="opacity: 0.5">a</p>', 0.5],
  [
    'with that of all around it',
    '<div style="opacity: 0.5"><p id="a" style="opacity: 0.5">a</p></div>',
    0.25,
  ],
  ['in something transparent', '<div style="opacity: 0"><p id="a">a</p></div>', 0],
  ['invisible', '<p id="a" style="visibility: hidden">a</p>', 0],
  ['gone', '<div style="display: none"><p id="a">a</p></div>', 0],
])('how much is seen: %s', (_, html, wanted) => {
  expect(seenOf(html)).toBe(wanted);
});

test('nothing is seen of what left the page, nor of what was never there', () => {
  expect(seenOf('<p id="a">a</p>', (element) => element.remove())).toBe(0);
  expect(opacitiesNow([0, 7, -1])).toEqual([0, 0, 0]);
});

test('what holds a shadow tree makes all of it transparent', () => {
  const document = openPageDouble('<div id="hote" style="opacity: 0"></div>');
  const root = (document.querySelector('#hote') as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<p>a</p>';
  numberElements(root.children);
  expect(opacitiesNow([0])).toEqual([0]);
});

test('the page is looked at place after place, and stands where it stood', async () => {
  const tops: unknown[] = [];
  vi.stubGlobal('scrollY', 40);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => tops.push(top));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  await stopAt([]);
  expect(tops).toEqual([40]);
  await stopAt([300, 600]);
  expect(tops).toEqual([40, 300, 600, 40]);
});
