import { describe, expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { crampedTargets, touchTargetsOf } from './touch-targets.ts';

const targets = (body: string) => touchTargetsOf(withBody(body).dom);
const button = (box: string, attributes = '') => `<button data-box="${box}" ${attributes}>B</button>`;
const cramped = (...boxes: string[]) =>
  crampedTargets(targets(boxes.map((box) => button(box)).join(''))).length;

describe('what a finger aims at', () => {
  test.each([
    ['a button', button('0 0 20 20'), 1],
    ['a switched-off button', button('0 0 20 20', 'disabled'), 0],
    ['a hidden button', button('0 0 20 20', 'style="visibility:hidden"'), 0],
    ['a button out of the order of the keyboard', button('0 0 20 20', 'tabindex="-1"'), 0],
    ['a box whose size is the browser’s', '<input type="checkbox" aria-label="a">', 0],
    ['a link inside a sentence', '<p>Lire <a href="/a" style="display:inline">la suite</a> ici</p>', 0],
    [
      'a link after a label in bold, in one line',
      '<p><strong style="display:inline">Par courrier :</strong> <b style="display:inline"><a href="/a" style="display:inline">écrire</a></b></p>',
      0,
    ],
    [
      'links beside each other, under words on a line of their own',
      '<div><strong style="display:block">Suivre :</strong><a href="/a" style="display:inline">Un</a> <a href="/b" style="display:inline">Deux</a></div>',
      2,
    ],
    ['a link alone in its block', '<p><a href="/a" style="display:inline">la suite</a></p>', 1],
    ['a group', '<a href="/a"><button>B</button></a>', 1],
    ['a frame', '<iframe src="/a" title="a"></iframe>', 0],
    ['a text', '<p>x</p>', 0],
  ])('%s', (_, body, count) => {
    expect(targets(body)).toHaveLength(count);
  });

  test('an inline link reacts on the picture it holds', () => {
    const [one] = targets(
      '<p><a href="/a" style="display:inline" data-box="10 30 100 20"><img alt="a" src="/a.png" data-box="5 10 40 60"></a></p>',
    );
    expect(one?.box).toEqual({ x: 5, y: 10, width: 105, height: 60 });
  });
});

describe('too small and too close', () => {
  test('24 px is enough, whatever stands beside', () => {
    expect(cramped('0 0 24 24', '24 0 24 24')).toBe(0);
    expect(cramped('0 0 23 24', '23 0 24 24')).toBe(1);
    expect(cramped('0 0 24 23', '0 23 24 24')).toBe(1);
  });

  test('small ones need 24 px from centre to centre', () => {
    expect(cramped('0 0 10 10', '24 0 10 10')).toBe(0);
    expect(cramped('0 0 10 10', '23 0 10 10')).toBe(2);
  });

  test('a small one needs 12 px from its centre to the edge of a large one', () => {
    expect(cramped('0 0 10 10', '17 0 40 40')).toBe(0);
    expect(cramped('0 0 10 10', '16 0 40 40')).toBe(1);
    expect(cramped('60 60 10 10', '0 0 53 53')).toBe(0);
    expect(cramped('30 60 10 10', '0 0 53 54')).toBe(1);
  });

  const inside = (style: string, box: string) => `<div style="${style}">${button(box)}</div>`;
  const together = (...parts: string[]) => crampedTargets(targets(parts.join(''))).length;

  test('a button of the window is no neighbour of what passes under it', () => {
    expect(together(button('0 0 70 14'), inside('position:fixed', '0 10 200 50'))).toBe(0);
    expect(together(button('0 0 70 14'), button('0 10 200 50', 'style="position:fixed"'))).toBe(0);
    expect(together(button('0 0 70 14'), inside('position:sticky', '0 10 200 50'))).toBe(0);
    expect(together(button('0 0 70 14'), inside('position:absolute', '0 10 200 50'))).toBe(1);
  });

  test('what moves together is compared', () => {
    const small = (style: string, x: number) => inside(style, `${x} 0 10 10`);
    expect(together(small('position:fixed', 0), small('position:fixed', 12))).toBe(2);
    const bar = `${button('0 0 10 10')}${inside('position:sticky', '12 0 10 10')}`;
    expect(together(`<div style="position:sticky">${bar}</div>`)).toBe(2);
    expect(together(small('position:sticky', 0), small('position:sticky', 12))).toBe(0);
  });

  test('one alone has all the room', () => {
    expect(cramped('0 0 10 10')).toBe(0);
  });
});
