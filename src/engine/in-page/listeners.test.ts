import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { hearListeners, type ListenersOf } from './listeners.ts';

afterEach(() => void vi.unstubAllGlobals());

type Handlers = Readonly<Record<string, readonly unknown[]>>;

/** What is heard where these elements (by identifier), the document or the window listen to that. */
function heard(html: string, handlers: Readonly<Record<string, Handlers>>) {
  const document = openPageDouble(html);
  const of: ListenersOf = (target) => {
    const id =
      target === document ? 'document' : target === document.defaultView ? 'window' : (target as Element).id;
    const types = Object.entries(handlers[id ?? ''] ?? {});
    return Object.fromEntries(types.map(([type, list]) => [type, list.map((listener) => ({ listener }))]));
  };
  return hearListeners(of, 100);
}
const noPlace = (event: Event) => event.preventDefault();
const ofPlace = (event: MouseEvent) => event.clientX;

test('types are told by the number of the element, and the tags in the same order', () => {
  const { listeners, tags } = heard('<p>a</p><div id="a"></div><button id="b"></button>', {
    a: { click: [noPlace], keydown: [noPlace] },
    b: { click: [noPlace] },
  });
  expect(tags).toBe('html head body p div button ');
  expect(listeners).toEqual({ 4: ['click', 'keydown'], 5: ['click'] });
});

test('what stands above the elements is told once a type', () => {
  const { global, listeners } = heard('<p>a</p>', {
    document: { click: [noPlace], scroll: [noPlace] },
    window: { scroll: [noPlace], unload: [noPlace] },
  });
  expect(global).toEqual(['click', 'scroll', 'unload']);
  expect(listeners).toEqual({});
});

describe('moves whose handlers read no place', () => {
  test.each([
    ['stop the event', 'touchmove', [noPlace], true],
    ['read a place', 'touchmove', [ofPlace], false],
    ['one of two reads it', 'pointermove', [noPlace, ofPlace], false],
    ['a pinch that is stopped', 'gesturestart', [noPlace], true],
    ['no move', 'click', [noPlace], false],
  ])('%s', (_, type, list, isIdle) => {
    const { idleMoves } = heard('<div id="a"></div>', { a: { [type]: list } });
    expect(idleMoves).toEqual(isIdle ? { 3: [type] } : {});
  });

  test('those of jQuery are asked of jQuery, behind its one dispatcher', () => {
    // As its own handler looks: the event is handed on.
    const dispatcher = (event: unknown) => Reflect.get(globalThis, 'dispatch')(event);
    const idleOf = (handler: unknown) => {
      vi.stubGlobal('jQuery', { _data: () => ({ touchmove: [{ handler }] }) });
      return heard('<div id="a"></div>', { a: { touchmove: [dispatcher] } }).idleMoves;
    };
    expect(idleOf(noPlace)).toEqual({ 3: ['touchmove'] });
    expect(idleOf(ofPlace)).toEqual({});
    vi.stubGlobal('jQuery', undefined);
    expect(heard('<div id="a"></div>', { a: { touchmove: [dispatcher] } }).idleMoves).toEqual({});
  });

  test('a page that throws when it is asked is not said to read none', () => {
    vi.stubGlobal('jQuery', {
      _data: () => {
        throw new Error('of the page');
      },
    });
    const dispatcher = (event: unknown) => Reflect.get(globalThis, 'dispatch')(event);
    expect(heard('<div id="a"></div>', { a: { touchmove: [dispatcher] } }).idleMoves).toEqual({});
  });
});
