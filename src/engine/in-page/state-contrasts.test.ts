import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { bringStateText, listStateTexts, paintedText, stateElement } from './state-contrasts.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => void vi.unstubAllGlobals());

/** A page whose middle shows, from front to back, what `stack` designates. */
function openPage(css: string, body: string, stack?: string): Document {
  const document = openPageDouble(`<style>${css}</style>${body}`);
  const view = document.defaultView;
  if (!view) throw new Error('no window');
  vi.stubGlobal('CSSMediaRule', view.CSSMediaRule);
  vi.stubGlobal('CSSStyleRule', view.CSSStyleRule);
  vi.stubGlobal('CSSStyleSheet', view.CSSStyleSheet);
  Object.assign(document, {
    elementsFromPoint: () =>
      (stack ?? '').split(' ').flatMap((selector) => document.querySelector(selector || 'html') ?? []),
  });
  return document;
}
const listed = () =>
  listStateTexts([], 100).map(({ state, selector, rule }) => `${state} ${selector} ${rule}`);
const button = '<button id="b">Envoyer</button>';

describe('the texts that styles repaint in a state', () => {
  test.each([
    ['a button', '#b:hover { color: white }', button, ['hover #b #b:hover']],
    [
      'its words in a span',
      '#b:hover { color: red }',
      '<button id="b"><span id="s">Envoyer</span></button>',
      ['hover #s #b:hover'],
    ],
    ['a field', 'input:focus { background-color: red }', '<input id="i">', ['focus #i input:focus']],
    [
      'a link in a card',
      '.c:hover a { color: red }',
      '<div class="c"><a id="a" href="/">Lire</a></div>',
      ['hover #a .c:hover a'],
    ],
    ['a custom property', '#b:focus-visible { --ink: red }', button, ['focus #b #b:focus-visible']],
    [
      'one of each look',
      'a:hover { color: red }',
      '<a id="a" href="/">Un</a><a id="z" href="/">Deux</a>',
      ['hover #a a:hover'],
    ],
    ['a decoration only', '#b:hover { text-decoration: underline }', button, []],
    ['words of no control', 'p:hover { color: red }', '<p>Un texte</p>', []],
    ['a disabled button', 'button:hover { color: red }', '<button disabled>Envoyer</button>', []],
    ['a button that is hidden', 'button:hover { color: red }', '<button hidden>Envoyer</button>', []],
    ['a sign without a word', 'a:hover { color: red }', '<a href="/">›</a>', []],
    ['what stands before', '#b:hover::before { background: red }', button, []],
    ['while pressed', '#b:hover:active { color: red }', button, []],
    ['all but what is hovered', 'button:not(:hover) { color: red }', button, []],
  ])('%s', (_, css, body, expected) => {
    openPage(css, body);
    expect(listed()).toEqual(expected);
  });

  test('the pointer lies over all that some rule repaints around the words', () => {
    openPage(
      'a:hover { color: white } li:hover { background-color: black }',
      '<ul><li id="l"><a id="a" href="/">Lire</a></li></ul>',
    );
    const [text] = listStateTexts([], 100);
    expect(text).toMatchObject({ forced: 2, rule: 'a:hover, li:hover' });
    expect([0, 1, 2].map((place) => stateElement(0, place)?.id)).toEqual(['a', 'l', undefined]);
  });
});

describe('the contrast of a text as it is painted', () => {
  const styles =
    '#b { background-color: rgb(255, 255, 255); color: rgb(0, 0, 0); font-size: 16px } #b:hover { color: red }';
  const open = (css: string, body: string, stack: string) => {
    const document = openPage(css, body, stack);
    expect(listStateTexts([], 100)).toHaveLength(1);
    return document;
  };

  test('black on white, then pale once it is repainted', () => {
    const document = open(styles, button, '#b body html');
    expect(bringStateText(0)).toEqual({ ratio: 21, large: false });
    document.getElementById('b')?.setAttribute('style', 'color: rgb(200, 200, 200)');
    expect(paintedText(0)?.ratio).toBeCloseTo(1.67, 1);
  });

  test('a large text says so', () => {
    open(`${styles} #b { font-size: 20px; font-weight: 700 }`, button, '#b body html');
    expect(paintedText(0)).toMatchObject({ large: true });
  });

  test.each([
    ['a gradient', `${styles} #b { background-image: linear-gradient(red, blue) }`, button, '#b body html'],
    ['a ground that slides in', `${styles} #b { box-shadow: inset 0 0 0 2em red }`, button, '#b body html'],
    ['half transparent', `${styles} #b { opacity: 0.5 }`, button, '#b body html'],
    ['a shadow of letters', `${styles} #b { text-shadow: 0 0 2px black }`, button, '#b body html'],
    [
      'a picture behind a transparent link',
      'a { color: rgb(0, 0, 0); background-color: rgba(0, 0, 0, 0) } body { background-color: rgb(255, 255, 255) } a:hover { color: red }',
      '<a id="a" href="/">Lire</a><img id="i" alt="">',
      '#a #i body html',
    ],
    [
      'something in front',
      styles,
      `${button}<p id="p" style="background-color: rgb(1, 1, 1)">x</p>`,
      '#p #b body html',
    ],
    ['out of its place', styles, button, 'body html'],
    ['letters without colour', `${styles} #b { color: rgba(0, 0, 0, 0) }`, button, '#b body html'],
  ])('is not told: %s', (_, css, body, stack) => {
    open(css, body, stack);
    expect(paintedText(0)).toBeNull();
  });

  test('a drawing of styles beside the words leaves it untold', () => {
    open(styles, button, '#b body html');
    const plain = getComputedStyle;
    vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) =>
      pseudo === '::before' && element.id === 'b'
        ? { content: '""', backgroundColor: 'rgb(255, 0, 0)', backgroundImage: 'none', boxShadow: 'none' }
        : plain(element, pseudo),
    );
    expect(paintedText(0)).toBeNull();
  });
});
