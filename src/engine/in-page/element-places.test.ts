import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { openElementPlaces } from './element-places.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The document of a frame, which places its elements as the page does. */
function enter(frame: Element | null, html: string): Document {
  const inner = (frame as HTMLIFrameElement).contentDocument as Document;
  inner.body.innerHTML = html;
  const { getBoundingClientRect, getClientRects } = document.documentElement;
  for (const element of inner.querySelectorAll('*'))
    Object.assign(element, { getBoundingClientRect, getClientRects });
  return inner;
}
const boxOf = (of: ParentNode, selector: string) =>
  openElementPlaces().boxOf(of.querySelector(selector) as Element);

test('a place is told on the page, to a tenth, wherever the window stands', () => {
  const document = openPageDouble('<p data-box="1.26 -20 30.04 40">a</p>');
  vi.stubGlobal('scrollY', 500);
  expect(boxOf(document, 'p')).toEqual({ x: 1.3, y: 480, width: 30, height: 40 });
});

test('what is not drawn has none', () => {
  const document = openPageDouble('<p>a</p>');
  Object.assign(document.querySelector('p') as Element, { getClientRects: () => [] });
  expect(boxOf(document, 'p')).toBeNull();
});

test('a link of several lines has the place of each', () => {
  const document = openPageDouble('<a>a</a>');
  const lines = [
    { x: 1, y: 2, width: 3, height: 4 },
    { x: 0, y: 6, width: 2, height: 4 },
  ];
  const link = document.querySelector('a') as Element;
  Object.assign(link, { getClientRects: () => lines });
  expect(openElementPlaces().linesOf(link)).toEqual(lines);
});

test('in a frame in a frame, the page’s own place, with the edges of frames and what is scrolled', () => {
  const document = openPageDouble('<iframe data-box="100 50 400 300"></iframe>');
  vi.stubGlobal('scrollY', 1_000);
  const frame = document.querySelector('iframe');
  Object.defineProperty(frame, 'clientLeft', { value: 2 });
  const inner = enter(frame, '<p data-box="5 5 10 10">a</p><iframe data-box="10 20 90 90"></iframe>');
  expect(boxOf(inner, 'p')).toEqual({ x: 107, y: 1_055, width: 10, height: 10 });
  const innermost = enter(inner.querySelector('iframe'), '<b data-box="1 1 5 5">b</b>');
  expect(boxOf(innermost, 'b')).toMatchObject({ x: 113, y: 1_071 });
});

test('a document that no window shows is told from its own corner', () => {
  const document = openPageDouble('');
  vi.stubGlobal('scrollY', 300);
  const lost = document.implementation.createHTMLDocument();
  lost.body.innerHTML = '<p data-box="3 4 5 6">a</p>';
  expect(boxOf(lost, 'p')).toEqual({ x: 3, y: 4, width: 5, height: 6 });
});
