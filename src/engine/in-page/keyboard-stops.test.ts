import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { numberElements } from './element-numbers.ts';
import { describeStop, focusStops, listStops } from './focus-stops.ts';
import { enterTrap, isHeld } from './keyboard-trap.ts';
import { opacitiesNow } from './opacities.ts';
import { silencedNow } from './silenced-stops.ts';
import { activeElement, hasInnerStops } from './tab-stops.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The page, its elements numbered as the pass over them does. */
function numbered(html: string): Document {
  const document = openPageDouble(html);
  numberElements(document.querySelectorAll('body *'));
  return document;
}

describe('the stops of the keyboard', () => {
  test.each([
    ['links, fields and buttons', '<a href="/">a</a><input><button>b</button><select></select>', 4],
    ['a summary', '<details><summary>a</summary></details>', 1],
    ['what asks for it', '<p tabindex="0">a</p>', 1],
    ['what listens to it', '<p tabindex="0" onfocus="x()">a</p>', 1],
    ['what refuses it', '<button tabindex="-1">a</button>', 0],
    ['a link without an address', '<a>a</a>', 0],
    ['what is hidden', '<button hidden>a</button>', 0],
    ['sixty of them', '<button>a</button>'.repeat(70), 60],
  ])('%s', (_, html, count) => {
    openPageDouble(html);
    expect(listStops()).toBe(count);
  });

  test('get the focus one after the other, and give it up', async () => {
    const document = openPageDouble(
      '<button id="a">a</button><button id="b">b</button><button id="c">c</button>',
    );
    const heard: string[] = [];
    document.addEventListener('focusin', ({ target }) => heard.push((target as Element).id));
    listStops();
    await focusStops(1, 3, 0);
    expect(heard).toEqual(['b', 'c']);
    expect(document.activeElement).toBe(document.body);
    expect(describeStop(1)?.selector).toBe('#b');
    expect(describeStop(7)).toBeNull();
  });
});

describe('a trap of the keyboard', () => {
  test.each([
    ['a field', '<input id="a">', true],
    ['what takes no focus', '<p id="a">a</p>', false],
    ['what is hidden', '<input id="a" hidden>', false],
    ['what is not there', '<input>', false],
    ['a dialog, which may keep it', '<div role="dialog"><input id="a"></div>', false],
    ['a date, in which the key goes on', '<input type="date" id="a">', false],
    ['a closed element of the site', '<mon-champ id="a" tabindex="0"></mon-champ>', false],
  ])('is entered through %s', (_, html, wanted) => {
    openPageDouble(html);
    expect(enterTrap('#a') !== null).toBe(wanted);
  });

  test('holds as long as the focus stays there', async () => {
    const document = openPageDouble('<input id="a"><input id="b">');
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
    enterTrap('#a');
    expect(await isHeld()).toBe(true);
    document.getElementById('b')?.focus();
    expect(await isHeld()).toBe(false);
  });
});

test.each([
  ['<input type="time">', true],
  ['<video controls></video>', true],
  ['<video></video>', false],
  ['<input type="text">', false],
  ['<x-field></x-field>', true],
])('%s has stops of its own inside: %s', (html, wanted) => {
  expect(hasInnerStops(openPageDouble(html).body.firstElementChild as Element)).toBe(wanted);
});

test('what has the focus is found in shadow trees too', () => {
  const document = openPageDouble('<x-field id="host"></x-field>');
  const host = document.getElementById('host') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<input id="inner">';
  root.querySelector('input')?.focus();
  expect(activeElement()?.id).toBe('inner');
  expect(hasInnerStops(host)).toBe(false);
});

describe('stops that screen readers do not hear of', () => {
  const numbersIn = (html: string): number[] => {
    numbered(html);
    return silencedNow([0, 1, 2]);
  };

  test.each([
    ['in a hidden block', '<div aria-hidden="true"><button>a</button></div>', [1]],
    ['hidden itself', '<button aria-hidden="true">a</button>', [0]],
    ['out of the keyboard’s reach', '<div aria-hidden="true"><button tabindex="-1">a</button></div>', []],
    ['not drawn', '<div aria-hidden="true"><button style="visibility: hidden">a</button></div>', []],
    ['heard', '<div><button>a</button></div>', []],
  ])('%s', (_, html, wanted) => {
    expect(numbersIn(html)).toEqual(wanted);
  });

  test('in a shadow tree of a hidden host, and none that left the page', () => {
    const document = openPageDouble(
      '<x-box id="host" aria-hidden="true"></x-box><div aria-hidden="true"><button id="b"></button></div>',
    );
    const root = (document.getElementById('host') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = '<button>a</button>';
    const gone = document.getElementById('b') as Element;
    numberElements([root.querySelector('button') as Element, gone]);
    gone.remove();
    expect(silencedNow([0, 1])).toEqual([0]);
    expect(silencedNow([1])).toEqual([]);
  });
});

test('how much of an element is seen is what all that is around it leaves', () => {
  const document = numbered(
    '<div style="opacity: 0.5"><p style="opacity: 0.5">a</p></div><p style="visibility: hidden">b</p><p>c</p>',
  );
  document.querySelectorAll('p')[2]?.remove();
  expect(opacitiesNow([0, 1, 2, 3, 9])).toEqual([0.5, 0.25, 0, 0, 0]);
});
