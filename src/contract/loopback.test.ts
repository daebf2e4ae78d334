import { describe, expect, it } from 'vitest';
import { isLocalUrl, isLoopback } from './loopback.ts';

describe('loopback', () => {
  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1', '[::1]', '::ffff:127.0.0.1'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each([
    '10.0.0.1',
    '0.0.0.0',
    '127.0.0.1.exemple.fr',
    'localhost.exemple.fr',
    'exemple-localhost',
    '128.0.0.1',
    '',
  ])('is not %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });

  it('is asked of the public address, whatever its port and scheme', () => {
    expect(['http://127.0.0.1:3000', 'https://localhost', 'http://[::1]:8080'].map(isLocalUrl)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['https://constat.fr', 'http://192.168.1.4:3000', 'http://0.0.0.0:3000'].map(isLocalUrl)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
