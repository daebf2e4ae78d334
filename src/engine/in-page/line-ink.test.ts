import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The part of a line of 100 by `height` px that letters of 20 px fill, where a canvas measures these. */
async function inkOf(height: number, measured: object | null, fontSize = '20px') {
  // The canvas is kept as long as the page.
  vi.resetModules();
  const { inkOfLine } = await import('./line-ink.ts');
  const document = openPageDouble('');
  const context = measured && {
    font: '',
    measureText: () => ({
      fontBoundingBoxAscent: 30,
      fontBoundingBoxDescent: 10,
      actualBoundingBoxAscent: 16,
      actualBoundingBoxDescent: 4,
      ...measured,
    }),
  };
  Object.assign(document, { createElement: () => ({ getContext: () => context }) });
  const { y, height: ink } = inkOfLine(new DOMRect(0, 50, 100, height), { fontSize } as CSSStyleDeclaration);
  return [y, ink];
}

test.each([
  ['a high line, its letters alone', 40, {}, '20px', [64, 20]],
  ['a line as high as its letters, whole', 28, {}, '20px', [50, 28]],
  ['without a canvas, whole', 40, null, '20px', [50, 40]],
  ['in a size that is none, whole', 40, {}, 'auto', [50, 40]],
  ['of letters that nobody measured, whole', 40, { actualBoundingBoxAscent: Number.NaN }, '20px', [50, 40]],
  ['of letters higher than their line, whole', 40, { actualBoundingBoxAscent: 90 }, '20px', [50, 40]],
  [
    'of letters without ink, whole',
    40,
    { actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 },
    '20px',
    [50, 40],
  ],
  [
    'of a font without any height, whole',
    40,
    { fontBoundingBoxAscent: 0, fontBoundingBoxDescent: 0 },
    '20px',
    [50, 40],
  ],
] as const)('what letters fill of a line: %s', async (_, height, measured, fontSize, wanted) => {
  expect(await inkOf(height, measured, fontSize)).toEqual(wanted);
});
