import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const filler = Array.from({ length: 16 }, () => 0);

test.each([
  ['PNG', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200])],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3], filler)],
  ['JPEG with filling bytes', bytes([0xff, 0xd8, 0xff, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3], filler)],
  ['GIF', bytes('GIF89a', [44, 1, 200, 0, 0, 0, 0], filler)],
  [
    'GIF with a larger picture',
    bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 44, 1, 200, 0, 0], filler),
  ],
  ['WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', filler.slice(0, 10), [44, 1, 200, 0])],
  ['lossless WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0])],
  ['large WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', filler.slice(0, 8), [43, 1, 0, 199, 0, 0])],
  ['AVIF', bytes([0, 0, 0, 28], 'ftypavif', filler, 'ispe', [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200])],
])('the size of a %s is in its head', (_, picture) => {
  expect(pictureSize(picture)).toEqual({ width: 300, height: 200 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a head cut short', bytes('\x89PNG\r\n\x1a\n', [0, 0])],
  ['a JPEG without frames', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], filler)],
  ['a picture of no width', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 0, 0, 0, 0, 200])],
])('%s has none', (_, picture) => {
  expect(pictureSize(picture)).toBeNull();
});
