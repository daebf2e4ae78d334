import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './packed-answer.ts';

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8, br;q=0', 'gzip'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['br;q=0.000, gzip; q=0', null],
    ['deflate', null],
    ['xbr, gzipped', null],
    ['', null],
  ] as const)('of « %s » is %s', (asked, encoding) => {
    expect(acceptedEncoding(asked)).toBe(encoding);
  });

  test('is one of those that the answer offers', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('br', ['gzip'])).toBeNull();
  });
});
