import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { keyboardReveals, lookAtHover } from './hover-looks.ts';
import { addPair } from './hover-pairs.ts';
import { shownByHover, watchHover } from './scripted-hover.ts';

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0)));
afterEach(() => void vi.unstubAllGlobals());

function open(html: string): Document {
  const document = openPageDouble(html);
  // Nothing moves by itself here.
  Object.assign(document.defaultView?.Element.prototype ?? {}, { getAnimations: () => [] });
  return document;
}
const byId = (document: Document, id: string) => document.getElementById(id) as HTMLElement;

describe('what a pointer made appear', () => {
  const page = '<span id="t">Aide</span><div id="box"><p id="a" hidden>Huit caractères au moins</p></div>';

  test('is what was hidden and can be read', async () => {
    const document = open(page);
    const at = watchHover('#t') as number;
    byId(document, 'a').hidden = false;
    expect((await shownByHover(at))?.target.selector).toBe('#box');
  });

  test('also what was added', async () => {
    const document = open(page);
    const at = watchHover('#t') as number;
    const tip = document.createElement('aside');
    tip.id = 'tip';
    tip.textContent = 'Huit caractères au moins';
    document.body.append(tip);
    expect((await shownByHover(at))?.target.selector).toBe('#tip');
  });

  test('is nothing where nothing came, or nothing to read', async () => {
    const document = open(`${page}<p id="b" hidden>ok</p>`);
    const at = watchHover('#t') as number;
    byId(document, 'b').hidden = false;
    expect(await shownByHover(at)).toBeNull();
  });

  test('is not asked of what is not seen, or not there', () => {
    open('<span id="t" hidden>Aide</span>');
    expect(watchHover('#t')).toBeNull();
    expect(watchHover('#none')).toBeNull();
  });
});

describe('the keyboard on a pair', () => {
  /** What the keyboard does with `#t`, which reveals `#a` at that event. */
  async function tried(html: string, event: string, on: string): Promise<string> {
    const document = open(html);
    const target = byId(document, 'a');
    byId(document, on).addEventListener(event, () => {
      target.hidden = !target.hidden;
    });
    return keyboardReveals(addPair({ trigger: byId(document, 't'), target }));
  }
  const part = '<p id="a" hidden>Huit caractères</p>';

  test.each([
    [
      'the focus of the trigger shows it',
      `<div id="t" tabindex="0">Aide</div>${part}`,
      'focus',
      't',
      'focus',
    ],
    [
      'the focus of its link shows it',
      `<div id="t"><a href="/" id="l">Aide</a></div>${part}`,
      'focus',
      'l',
      'focus',
    ],
    [
      'its button opens it',
      `<div id="t"><button id="b" type="button">Aide</button></div>${part}`,
      'click',
      'b',
      'button',
    ],
    [
      'a button beside it opens it',
      `<div id="t">Aide</div><button id="b" type="button">+</button>${part}`,
      'click',
      'b',
      'button',
    ],
    ['nothing of it can be reached', `<div id="t">Aide</div>${part}`, 'focus', 't', 'unreachable'],
    ['its link shows nothing', `<div id="t"><a href="/">Aide</a></div>${part}`, 'mouseover', 't', 'none'],
  ])('%s', async (_, html, event, on, wanted) => {
    expect(await tried(html, event, on)).toBe(wanted);
  });

  test('a pair that is not there reveals nothing', async () => {
    open('');
    expect(await keyboardReveals(9_999)).toBe('none');
  });
});

describe('how a pair looks', () => {
  const look = async (html: string, on: 'trigger' | 'target') => {
    const document = open(html);
    return lookAtHover(addPair({ trigger: byId(document, 't'), target: byId(document, 'a') }), on);
  };

  test('the pointer goes to the middle of what the window shows', async () => {
    const page = '<div id="t" data-box="0 -20 100 60">Aide</div><p id="a" hidden>a</p>';
    expect(await look(page, 'trigger')).toEqual({ shown: false, point: { x: 50, y: 20 }, covers: false });
  });

  test('of a wide trigger to its first link', async () => {
    const page =
      '<div id="t" data-box="0 0 900 60"><a href="/" data-box="10 10 40 20">Aide</a></div><p id="a" hidden>a</p>';
    expect((await look(page, 'trigger')).point).toEqual({ x: 30, y: 20 });
  });

  test('to nowhere where the window shows nothing of it', async () => {
    expect(
      (await look('<div id="t" data-box="0 900 100 60">Aide</div><p id="a" hidden>a</p>', 'trigger')).point,
    ).toBeNull();
  });

  test.each([
    ['words', '<p data-box="0 100 90 20">Un texte</p>', true],
    ['an image', '<img src="/a.png" data-box="0 100 90 20">', true],
    ['nothing', '<p data-box="0 300 90 20">Un texte</p>', false],
    ['a block without words', '<div data-box="0 100 90 20"></div>', false],
    ['what is hidden', '<p hidden data-box="0 100 90 20">Un texte</p>', false],
  ])('what came lies over %s', async (_, under, wanted) => {
    const page = `<div id="t">Aide</div><p id="a" data-box="0 90 200 60">Huit caractères</p>${under}`;
    expect((await look(page, 'target')).covers).toBe(wanted);
  });
});
