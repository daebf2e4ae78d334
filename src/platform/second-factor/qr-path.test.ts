import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPictureOf } from './qr-path.ts';

it('draws every dark module, and no other', () => {
  const text = 'otpauth://totp/Constat:a@exemple.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Constat';
  const { size, path } = qrPictureOf(text);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) (drawn[Number(y)] ?? [])[at] = true;
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  // The quiet zone, without which cameras see nothing.
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
});
