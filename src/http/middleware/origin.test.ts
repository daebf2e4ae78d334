import { describe, expect, it } from 'vitest';
import { assertOwnOrigin, ownOrigins } from './origin.ts';

const accepts = (publicUrl: string, headers: Record<string, string>, method = 'POST') => {
  try {
    assertOwnOrigin(new Request('http://x/', { method, headers }), ownOrigins(publicUrl));
    return true;
  } catch {
    return false;
  }
};

describe('own origin', () => {
  it.each([
    ['https://constat.fr', 'https://constat.fr', true],
    ['https://constat.fr/', 'https://constat.fr', true],
    ['https://constat.fr', 'http://constat.fr', false],
    ['https://constat.fr', 'https://www.constat.fr', false],
    ['https://constat.fr', 'https://constat.fr.mechant.exemple', false],
    ['https://constat.fr', 'http://localhost', false],
    ['http://127.0.0.1:3000', 'http://localhost:3000', true],
    ['http://0.0.0.0:3000', 'http://127.0.0.1:3000', true],
    ['http://127.0.0.1:3000', 'http://localhost:3001', false],
    ['http://127.0.0.1:3000', 'null', false],
  ])('published at %s, accepts %s: %s', (publicUrl, origin, expected) => {
    expect(accepts(publicUrl, { origin })).toBe(expected);
  });

  it('refuses what the browser itself calls foreign, whatever the origin says', () => {
    const origin = 'https://constat.fr';
    expect(accepts(origin, { origin, 'sec-fetch-site': 'same-origin' })).toBe(true);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(accepts(origin, { origin, 'sec-fetch-site': site })).toBe(false);
    }
  });

  it('asks nothing of reading', () => {
    expect(accepts('https://constat.fr', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
  });
});
