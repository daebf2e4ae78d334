import { expect, test } from 'vitest';
import { typeOfPicture } from './sniffed-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x24\x00\x00\x00WAVEfmt ', null],
  ['\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1', 'image/avif'],
  ['\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif', 'image/avif'],
  ['\x00\x00\x00\x20ftypheic\x00\x00\x00\x00mif1heic', null],
  ['\xff\x0a\x00\x00', 'image/jxl'],
  ['\x00\x00\x00\x0cJXL \r\n\x87\n', 'image/jxl'],
  ['\x89PNG\r\n\x1a\n\x00', 'image/png'],
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['GIF89a\x01\x00', 'image/gif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(typeOfPicture(bytes(text))).toBe(type);
});
