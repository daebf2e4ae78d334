import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFingerprints } from './fingerprint-hooks.ts';
import { attempt, type HookReport, before as hookBefore, prototypeOf } from './hook-reports.ts';

class Drawing {
  canvas: object;
  font = '';
  constructor(canvas: object) {
    this.canvas = canvas;
  }
  fillText(_text: string) {}
  strokeText(_text: string) {}
  getImageData() {}
  measureText(_text: string) {}
}
class Canvas {
  width = 200;
  height = 40;
  toDataURL() {}
  toBlob() {}
}
class Sound {
  startRendering() {}
}
class Graphics {
  getParameter(name: number) {
    return name;
  }
}
class Fonts {
  check(_font: string) {
    return true;
  }
}

let told: HookReport[] = [];
beforeEach(() => {
  told = [];
  vi.stubGlobal('location', { href: 'https://www.exemple.fr/' });
  // New prototypes each time: the hooks stay on them.
  vi.stubGlobal('CanvasRenderingContext2D', class extends Drawing {});
  vi.stubGlobal('HTMLCanvasElement', class extends Canvas {});
  vi.stubGlobal('OfflineAudioContext', class extends Sound {});
  vi.stubGlobal('WebGLRenderingContext', class extends Graphics {});
  vi.stubGlobal('FontFaceSet', class extends Fonts {});
  watchFingerprints((report) => told.push(report));
});
afterEach(() => void vi.unstubAllGlobals());

const make = <Made>(name: string, ...given: readonly unknown[]): Made =>
  Reflect.construct(Reflect.get(globalThis, name), given);
const apis = () => told.map((report) => (report.kind === 'fingerprint' ? report.api : report.kind));

/** A text of that length is drawn on a canvas of that size and read back. */
function drawn(text: string, width = 200): void {
  const canvas = make<Canvas>('HTMLCanvasElement');
  canvas.width = width;
  make<Drawing>('CanvasRenderingContext2D', canvas).fillText(text);
  canvas.toDataURL();
}

describe('ways to tell browsers apart', () => {
  test('a text that is drawn and read back', () => {
    drawn('Cwm fjordbank glyphs');
    expect(told).toEqual([expect.objectContaining({ kind: 'fingerprint', api: 'canvas' })]);
  });

  test.each([
    ['a few letters, as an emoji test draws', () => drawn('🙂')],
    ['a whole chart', () => drawn('Ventes de l’année', 900)],
    ['a drawing without a text', () => make<Canvas>('HTMLCanvasElement').toDataURL()],
    [
      'another question to the graphics card',
      () => make<Graphics>('WebGLRenderingContext').getParameter(7936),
    ],
    ['one font', () => make<Fonts>('FontFaceSet').check('12px Arial')],
  ])('not %s', (_, use) => {
    use();
    expect(told).toEqual([]);
  });

  test('sound that nobody hears, and the name of the graphics card', () => {
    make<Sound>('OfflineAudioContext').startRendering();
    expect(make<Graphics>('WebGLRenderingContext').getParameter(37_446)).toBe(37_446);
    expect(apis()).toEqual(['audio', 'webgl']);
  });

  test('a text measured in more than thirty fonts, told once', () => {
    const drawing = make<Drawing>('CanvasRenderingContext2D', {});
    for (let at = 0; at < 50; at += 1) {
      drawing.font = `72px Font${at}, monospace`;
      drawing.measureText('mmmm');
      if (at === 29) expect(told).toEqual([]);
    }
    expect(apis()).toEqual(['fonts']);
  });

  test('the same script is told once a way', () => {
    for (let at = 0; at < 5; at += 1) drawn('Cwm fjordbank glyphs');
    expect(apis()).toEqual(['canvas']);
  });
});

describe('a hook', () => {
  test('is called first, with the object and what it was given, and changes no answer', () => {
    const heard: unknown[] = [];
    const holder = { double: (value: number) => 2 * value };
    hookBefore(holder, 'double', (self, given) => heard.push(self, given));
    expect(holder.double(4)).toBe(8);
    expect(heard).toEqual([holder, [4]]);
  });

  test('of what the browser has not is none', () => {
    expect(() => hookBefore(undefined, 'x', () => undefined)).not.toThrow();
    const holder = { x: 3 };
    hookBefore(holder, 'x', () => undefined);
    expect(holder.x).toBe(3);
    expect(prototypeOf('NoSuchInterface')).toBeUndefined();
  });

  test('that cannot be installed leaves the others', () => {
    expect(() =>
      attempt(() => {
        throw new Error('of the page');
      }),
    ).not.toThrow();
  });
});
