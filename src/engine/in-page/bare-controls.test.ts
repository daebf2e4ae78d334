import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listBareControls } from './bare-controls.ts';

afterEach(() => void vi.unstubAllGlobals());

const at = 'data-box="10 10 30 30"';
/** Selectors of the controls found, where nothing lies over them (`front`: what does). */
function found(html: string, { limit = 5, front = '' } = {}): string[] {
  const document = openPageDouble(html);
  const over = front === '' ? null : document.querySelector(front);
  const list = [...document.querySelectorAll('button, a, [role], summary')];
  document.elementFromPoint = (x, y) =>
    over ??
    list.findLast((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    }) ??
    null;
  return listBareControls(limit).map(({ selector }) => selector.split(' ').at(-1) ?? '');
}

test.each([
  ['a button drawn by styles', `<button class="burger" ${at}></button>`, ['button.burger']],
  ['a link', `<a href="/" class="home" ${at}></a>`, ['a.home']],
  ['a button with words', `<button ${at}>Menu</button>`, []],
  ['a button with an image', `<button ${at}><img src="/a.png"></button>`, []],
  ['a tiny one', '<button data-box="10 10 8 30"></button>', []],
  ['a large one', '<button data-box="10 10 200 30"></button>', []],
  ['one beyond the edge of the window', '<button data-box="980 10 40 40"></button>', []],
  ['a hidden one', `<button hidden ${at}></button>`, []],
])('controls without a word: %s', (_, html, wanted) => {
  expect(found(html)).toEqual(wanted);
});

test('one of each kind, as many as asked for', () => {
  const row = (kind: string, left: number) => `<button class="${kind}" data-box="${left} 10 30 30"></button>`;
  const page = row('a', 0) + row('a', 100) + row('b', 200) + row('c', 300);
  expect(found(page)).toEqual(['button.a', 'button.b', 'button.c']);
  expect(found(page, { limit: 2 })).toEqual(['button.a', 'button.b']);
});

test('one under something else is not looked at; under its own sign it is', () => {
  const page = `<button class="a" ${at}><i id="sign"></i></button><p id="over"></p>`;
  expect(found(page, { front: '#over' })).toEqual([]);
  expect(found(page, { front: '#sign' })).toEqual(['button.a']);
});
