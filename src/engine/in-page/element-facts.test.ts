import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { elementFacts } from './element-facts.ts';

afterEach(() => void vi.unstubAllGlobals());

const seen = { display: 'inline', visibility: 'visible', opacity: '1', fontSize: '16px' };
/** The text that styles add, where that is their `content`. */
function added(content: string, look: Readonly<Record<string, string>> = {}): string {
  const document = openPageDouble('<p id="a">x</p>');
  vi.stubGlobal('getComputedStyle', () => ({ ...seen, content, ...look }));
  return elementFacts().generatedText(document.getElementById('a') as Element, '::before');
}

describe('text that styles add', () => {
  test.each([
    ['a word', '"Nouveau"', 'Nouveau'],
    ['none', 'none', ''],
    ['the browser’s own', 'normal', ''],
    ['two pieces', '"Page " "3"', 'Page 3'],
    ['an escaped quote', '"l\\"ours"', 'l"ours'],
    ['a picture, whatever its address says', 'url("data:image/svg+xml,<text>\\"a\\"</text>") "A"', ' A'],
    ['without its alternative', '"★" / "étoile"', '★'],
  ])('%s', (_, content, wanted) => {
    expect(added(content)).toBe(wanted);
  });

  test.each([
    ['not drawn', { display: 'none' }],
    ['invisible', { visibility: 'hidden' }],
    ['transparent', { opacity: '0' }],
    ['too small for anyone', { fontSize: '1px' }],
  ])('words for scripts are none: %s', (_, look) => {
    expect(added('"mobile"', look)).toBe('');
  });

  test('a long one is cut', () => {
    expect(added(`"${'a'.repeat(900)}"`)).toHaveLength(500);
  });
});

describe('a film', () => {
  const film = {
    duration: 12,
    paused: true,
    muted: false,
    autoplay: false,
    loop: false,
    controls: true,
    ended: false,
  };
  const told = (more: object) =>
    elementFacts().mediaOf({
      currentSrc: '/a.mp4',
      error: null,
      readyState: 0,
      videoWidth: 0,
      videoHeight: 0,
      ...film,
      ...more,
    } as unknown as HTMLVideoElement);

  test('tells what it is and what it does', () => {
    openPageDouble('');
    expect(told({})).toEqual({
      currentSrc: '/a.mp4',
      durationSeconds: 12,
      paused: true,
      muted: false,
      autoplay: false,
      loop: false,
      controls: true,
    });
    expect(told({ videoWidth: 1280, videoHeight: 720 })).toMatchObject({
      videoWidth: 1280,
      videoHeight: 720,
    });
    expect(told({ duration: Number.NaN }).durationSeconds).toBeNull();
    expect(told({ duration: Infinity }).durationSeconds).toBeNull();
  });

  test.each([
    ['something was received and goes on', { paused: false, readyState: 1 }, true],
    ['a script asked in vain', { paused: false, readyState: 0 }, undefined],
    ['it is paused', { readyState: 4 }, undefined],
    ['it ended', { paused: false, readyState: 4, ended: true }, undefined],
    ['it broke', { paused: false, readyState: 4, error: {} }, undefined],
  ])('plays where %s', (_, more, wanted) => {
    openPageDouble('');
    expect(told(more).playing).toBe(wanted);
  });
});

test('of an image with a border, what is left for its picture', () => {
  openPageDouble('');
  const image = (sizes: object) =>
    elementFacts().imageOf({
      ...{
        currentSrc: '/a.png',
        naturalWidth: 300,
        naturalHeight: 200,
        complete: true,
        srcset: '',
        parentElement: null,
      },
      getBoundingClientRect: () => ({ width: 220, height: 120 }),
      ...sizes,
    } as unknown as HTMLImageElement);
  const plain = { currentSrc: '/a.png', naturalWidth: 300, naturalHeight: 200, complete: true };
  expect(image({ offsetWidth: 220, offsetHeight: 120, width: 220, height: 120 })).toEqual(plain);
  expect(image({ offsetWidth: 220, offsetHeight: 120, width: 200, height: 100 })).toEqual({
    ...plain,
    shownWidth: 200,
    shownHeight: 100,
  });
  expect(image({ offsetWidth: 20, offsetHeight: 20, width: 0, height: 0 })).toEqual(plain);
});

describe('where a text goes past the edge', () => {
  const past = (scrollWidth: number, text: string, box = '0 0 300 20'): number | undefined => {
    const document = openPageDouble(`<p id="a" data-box="${box}" data-text="${text}">Un texte</p>`);
    Object.defineProperties(document.documentElement, {
      clientWidth: { value: 320 },
      scrollWidth: { value: scrollWidth },
    });
    // The double has no doctype: the window is its body’s.
    Object.defineProperties(document.body, {
      clientWidth: { value: 320 },
      scrollWidth: { value: scrollWidth },
    });
    return elementFacts().textPastEdge(document.getElementById('a') as Element);
  };

  test.each([
    ['past the window and its box', 500, '0 0 400 20', '0 0 300 20', 400],
    ['past the window, in its box', 500, '0 0 400 20', '0 0 400 20', undefined],
    ['past its box, in the window', 500, '0 0 310 20', '0 0 300 20', undefined],
    ['in a page that fits its window', 320, '0 0 400 20', '0 0 300 20', undefined],
  ])('%s', (_, scrollWidth, text, box, wanted) => {
    expect(past(scrollWidth, text, box)).toBe(wanted);
  });
});
