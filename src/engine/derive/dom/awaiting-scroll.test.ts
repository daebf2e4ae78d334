import { describe, expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { nodesAwaitingScroll, scrollStopsFor } from './awaiting-scroll.ts';

const low = 'data-box="0 2000 300 80"';
const found = (body: string) =>
  nodesAwaitingScroll(withBody(body).dom).map(({ attributes, tag }) => attributes.id ?? tag);

describe('what waits to be scrolled to', () => {
  test.each([
    ['a transparent passage', `<p id="a" ${low} style="opacity:0">Texte</p>`, ['a']],
    ['an invisible passage', `<p id="a" ${low} style="visibility:hidden">Texte</p>`, ['a']],
    ['a transparent picture', `<div id="a" ${low} style="opacity:0"><img src="/a.png" alt=""></div>`, ['a']],
    [
      'the outer one of two',
      `<div id="a" ${low} style="opacity:0"><p id="b" ${low} style="opacity:0">Texte</p></div>`,
      ['a'],
    ],
    ['what is seen', `<p ${low}>Texte</p>`, []],
    ['what is half seen', `<p ${low} style="opacity:.4">Texte</p>`, []],
    ['what holds nothing', `<div ${low} style="opacity:0"><span></span></div>`, []],
    ['what stands at the top', '<p data-box="0 100 300 80" style="opacity:0">Texte</p>', []],
    ['a closed menu', `<ul ${low} style="opacity:0;position:absolute"><li ${low}>Texte</li></ul>`, []],
    [
      'what lies in something positioned',
      `<div ${low} style="position:absolute"><p ${low} style="opacity:0">Texte</p></div>`,
      [],
    ],
  ])('%s', (_, body, expected) => {
    expect(found(body)).toEqual(expected);
  });
});

describe('the stops on the way', () => {
  const windowHeight = 800;

  test('bring each box well inside the window for once, one stop for neighbours', () => {
    const boxes = [
      { y: 2_000, height: 100 },
      { y: 2_150, height: 100 },
      { y: 5_000, height: 50 },
    ];
    const stops = scrollStopsFor(boxes, windowHeight);
    expect(stops).toHaveLength(2);
    for (const { y, height } of boxes)
      expect(stops.some((top) => y >= top && y + height <= top + windowHeight)).toBe(true);
  });

  test('bring all parts of what is taller than the window inside it', () => {
    const stops = scrollStopsFor([{ y: 1_000, height: 3_000 }], windowHeight);
    for (let y = 1_000; y <= 4_000; y += 100)
      expect(stops.some((top) => y >= top && y <= top + windowHeight)).toBe(true);
    expect(stops).toEqual(stops.toSorted((a, b) => a - b));
  });

  test('are none for nothing', () => {
    expect(scrollStopsFor([], windowHeight)).toEqual([]);
  });
});
