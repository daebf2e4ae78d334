import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { numberElements } from './element-numbers.ts';
import { beginWalk, focusStep } from './focus-step.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page where the walk begins; `front`: what lies before all else, wherever one looks. */
function walkOver(html: string, front: string | null = null): Document {
  const document = openPageDouble(html);
  numberElements(document.querySelectorAll('body *'));
  Object.assign(document, { elementFromPoint: () => front && document.querySelector(front) });
  beginWalk();
  return document;
}
const stepOn = (document: Document, selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus();
  return focusStep();
};

describe('a step of the keyboard', () => {
  test('is none while the page itself has the focus', () => {
    const document = walkOver('<button id="a">a</button>');
    expect(focusStep()).toBeNull();
    (document.querySelector('#a') as HTMLElement).focus();
    beginWalk();
    expect(focusStep()).toBeNull();
  });

  test('is numbered by the walk, and met again under its number', () => {
    const document = walkOver('<button id="a">a</button><button id="b">b</button>');
    const [first, second, again] = ['#b', '#a', '#b'].map((one) => stepOn(document, one));
    expect([first, second, again].map((step) => step?.index)).toEqual([0, 1, 0]);
    expect([first?.node, second?.node]).toEqual([1, 0]);
    expect(again?.styleChanges).toBe(true);
    beginWalk();
    expect(stepOn(document, '#a')?.index).toBe(0);
  });

  test('leaves the focus where it was', () => {
    const document = walkOver('<button id="a">a</button>');
    stepOn(document, '#a');
    expect(document.activeElement?.id).toBe('a');
  });

  test('on what came since the page was read has no number', () => {
    const document = walkOver('<main></main>');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="z">z</button>');
    expect(stepOn(document, '#z')).toMatchObject({ node: null, selector: '#z' });
  });

  test('goes into open shadow trees, where nothing of the page covers it', () => {
    const document = walkOver('<div id="hote"></div><p id="voile" style="position: fixed">a</p>', '#voile');
    const root = (document.querySelector('#hote') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = '<button id="dedans">a</button>';
    root.querySelector('button')?.focus();
    expect(focusStep()).toMatchObject({ selector: '#dedans', cover: null });
  });

  test.each([
    ['a field, by its caret', '<input id="a">', { styleChanges: true, isFrame: false }],
    [
      'a frame, which tells nothing of what is inside',
      '<iframe id="a" tabindex="0"></iframe>',
      { styleChanges: false, outline: null, isFrame: true },
    ],
    ['a button of a window', '<div role="dialog"><button id="a">a</button></div>', { inDialog: true }],
    ['a button of the page', '<button id="a">a</button>', { inDialog: false, innerStops: false }],
    ['a date, which has several stops', '<input id="a" type="date">', { innerStops: true }],
  ])('on %s', (_, html, wanted) => {
    expect(stepOn(walkOver(html), '#a')).toMatchObject(wanted);
  });
});

describe('what covers it', () => {
  const covers = (veil: string, target = '<button id="a" data-box="10 10 100 20">a</button>') =>
    stepOn(walkOver(`${target}${veil}`, '#v'), '#a')?.cover?.selector ?? null;
  const black = 'background-color: rgb(0, 0, 0)';
  test.each([
    ['a bar of the window', `<div id="v" style="position: fixed; ${black}">a</div>`, '#v'],
    [
      'a part of such a bar',
      `<div id="bar" style="position: sticky; ${black}"><p id="v">a</p></div>`,
      '#bar',
    ],
    [
      'a bar that is seen through',
      '<div id="v" style="position: fixed; background-color: rgba(0, 0, 0, 0.5)">a</div>',
      null,
    ],
    ['a pale bar', `<div id="v" style="position: fixed; opacity: 0.9; ${black}">a</div>`, null],
    [
      'a bar without a ground',
      '<div id="v" style="position: fixed; background-color: rgba(0, 0, 0, 0)">a</div>',
      null,
    ],
    [
      'a picture of the bar',
      '<div id="bar" style="position: fixed; background-color: rgba(0, 0, 0, 0)"><img id="v"></div>',
      '#bar',
    ],
    ['a text of the page', `<p id="v" style="${black}">a</p>`, null],
  ])('%s', (_, veil, wanted) => {
    expect(covers(veil)).toBe(wanted);
  });

  test('nothing, where no part of it is in the window or it has no surface', () => {
    const veil = `<div id="v" style="position: fixed; ${black}">a</div>`;
    expect(covers(veil, '<button id="a" data-box="10 900 100 20">a</button>')).toBeNull();
    expect(covers(veil, '<button id="a" data-box="10 10 1 1">a</button>')).toBeNull();
  });

  test('nothing, where it is itself a part of the bar', () => {
    const target = '<button id="a" data-box="10 10 100 20">a</button>';
    const bar = (inside: string) => `<div id="bar" style="position: fixed; ${black}">${inside}</div>`;
    expect(covers('', bar(target).replace('"bar"', '"v"'))).toBeNull();
    expect(covers('', bar(`${target}<p id="v">a</p>`))).toBeNull();
  });
});
