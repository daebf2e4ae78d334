import { describe, expect, it } from 'vitest';
import { isUnlocked, shareCookie } from './share-key.ts';

const now = new Date('2026-11-27T12:00:00Z');
const share = { id: '018f0000-0000-7000-8000-000000000001', passwordHash: 'scrypt$hash' };
const online = { publicUrl: 'https://constat.exemple' };
const local = { publicUrl: 'http://127.0.0.1:3000' };

/** What a browser sends back of a `Set-Cookie` value. */
const sentBack = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the cookie of a protected link', () => {
  it('asks for a secure context, but over plain http on this very machine, where WebKit keeps none such', () => {
    expect(shareCookie(share, now, online)).toMatch(
      /^__Secure-partage-018f[^;]*; Path=\/partage; Secure; HttpOnly; SameSite=Lax; Max-Age=43200$/,
    );
    expect(shareCookie(share, now, local)).toMatch(
      /^constat-partage-018f[^;]*; Path=\/partage; HttpOnly; SameSite=Lax; Max-Age=43200$/,
    );
    expect(shareCookie(share, now, { publicUrl: 'http://constat.exemple' })).toContain('; Secure;');
  });

  it.each([online, local])('opens the link again at %o, for twelve hours and that password', (config) => {
    const header = `a=1; ${sentBack(shareCookie(share, now, config))}; b=2`;
    expect(isUnlocked(share, header, now, config)).toBe(true);
    expect(isUnlocked(share, header, new Date('2026-11-28T00:00:00Z'), config)).toBe(false);
    expect(isUnlocked({ ...share, passwordHash: 'scrypt$other' }, header, now, config)).toBe(false);
    expect(isUnlocked({ ...share, id: 'other' }, header, now, config)).toBe(false);
    expect(isUnlocked(share, null, now, config)).toBe(false);
  });

  it('of a plain page is worth nothing where a secure one is asked for', () => {
    expect(isUnlocked(share, sentBack(shareCookie(share, now, local)), now, online)).toBe(false);
  });
});
