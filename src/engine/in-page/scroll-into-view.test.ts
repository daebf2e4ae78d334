import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { bringToMiddle, putBoxesBack } from './scroll-into-view.ts';

afterEach(() => {
  putBoxesBack();
  vi.unstubAllGlobals();
});

/** What is scrolled to bring `#a` to the middle of a window of 1,000 by 800: boxes by their names, the window, or both. */
function scrolled(html: string) {
  const document = openPageDouble(html);
  const moves: string[] = [];
  const computed = getComputedStyle;
  // jsdom does not spread the shorthand.
  vi.stubGlobal('getComputedStyle', (element: Element) => {
    const style = computed(element);
    const overflow = style.overflow || 'visible';
    return { overflowX: overflow, overflowY: overflow, position: style.position };
  });
  vi.stubGlobal('scrollBy', ({ left = 0, top = 0 }: ScrollToOptions) => moves.push(`window ${left} ${top}`));
  for (const element of document.querySelectorAll('*'))
    Object.assign(element, {
      scrollBy({ left = 0, top = 0 }: ScrollToOptions) {
        if (left || top) moves.push(`${element.id} ${left} ${top}`);
        element.scrollLeft += left;
        element.scrollTop += top;
      },
      scrollTo({ left = 0, top = 0 }: ScrollToOptions) {
        moves.push(`${element.id} back`);
        Object.assign(element, { scrollLeft: left, scrollTop: top });
      },
      scrollIntoView: () => moves.push('into view'),
    });
  const isHeard = bringToMiddle(document.getElementById('a') as Element);
  return { document, moves, isHeard };
}
const box = (style: string, inside: string) =>
  `<div id="boite" data-box="0 0 200 100" style="${style}">${inside}</div>`;
const low = '<p id="a" data-box="0 1000 100 20">a</p>';

test.each([
  ['the window', low, ['window 0 610']],
  [
    'the window sideways, no more than it takes',
    '<p id="a" data-box="1200 390 100 20">a</p>',
    ['window 300 0'],
  ],
  ['the window back to the left', '<p id="a" data-box="-50 390 100 20">a</p>', ['window -50 0']],
  ['nothing, of what stays in the window', low.replace('<p', '<p style="position: fixed"'), []],
  ['nothing, of what stands in something that stays', `<div style="position: fixed">${low}</div>`, []],
  ['a box that people scroll, then the window', box('overflow: auto', low), ['boite 0 960', 'window 0 610']],
  ['no box that cuts nothing', box('overflow: visible', low), ['window 0 610']],
  [
    'the browser’s own way, where a box without bars cuts it away',
    box('overflow: hidden', low),
    ['into view'],
  ],
  [
    'the window, where such a box shows it',
    box('overflow: hidden', low.replace('0 1000', '0 20')),
    ['window 0 -370'],
  ],
])('what is scrolled to bring an element to the middle: %s', (_, html, wanted) => {
  expect(scrolled(html).moves).toEqual(wanted);
});

test('boxes are put back once; the page hears of it only where something moved', () => {
  const { document, moves, isHeard } = scrolled(box('overflow: auto', low));
  expect(isHeard).toBe(true);
  expect(putBoxesBack()).toBe(true);
  expect(document.getElementById('boite')?.scrollTop).toBe(0);
  expect(moves.at(-1)).toBe('boite back');
  expect(putBoxesBack()).toBe(false);
  expect(scrolled('<p id="a" data-box="0 390 100 20">a</p>').isHeard).toBe(false);
});

test('from a shadow tree the boxes around its host are scrolled too', () => {
  const document = openPageDouble(box('overflow: scroll', '<div id="hote"></div>'));
  const host = document.getElementById('hote') as Element;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = low;
  const tops: number[] = [];
  vi.stubGlobal('getComputedStyle', ({ id }: Element) => {
    const overflow = id === 'boite' ? 'scroll' : 'visible';
    return { overflowX: overflow, overflowY: overflow, position: 'static' };
  });
  vi.stubGlobal('scrollBy', () => undefined);
  const around = document.getElementById('boite') as Element;
  Object.assign(around, {
    scrollBy: ({ top = 0 }: ScrollToOptions) => tops.push(top),
    scrollTo: () => undefined,
  });
  bringToMiddle(root.getElementById('a') as Element);
  expect(tops).toEqual([960]);
});
