import { describe, expect, it } from 'vitest';
import { clearToken, cookieName, readToken, setToken } from './token-cookies.ts';

const token = 'Az09-_'.repeat(8).slice(0, 43);
const online = { publicUrl: 'https://constat.exemple' };
const local = { publicUrl: 'http://127.0.0.1:3000' };

describe('the session’s cookie', () => {
  it.each([
    [`__Host-session=${token}`, token],
    [`a=1; __Host-session=${token}; b=2`, token],
    [`  __Host-session = ${token} `, token],
    [`session=${token}`, null],
    [`constat-session=${token}`, null],
    [`x__Host-session=${token}`, null],
    [`__host-session=${token}`, null],
    [`__Host-session=${token}x`, null],
    [`__Host-session="${token}"`, null],
    ['__Host-session=', null],
    ['__Host-session', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of « %s » is %s', (header, expected) => {
    expect(readToken('session', online, header)).toBe(expected);
  });

  it('comes back as it was set, and no other cookie of ours is taken for it', () => {
    for (const config of [online, local]) {
      expect(readToken('session', config, setToken('session', config, token).split(';')[0])).toBe(token);
      expect(readToken('browser', config, setToken('session', config, token).split(';')[0])).toBeNull();
    }
  });
});

describe('the cookies', () => {
  const attributesOf = (publicUrl: string) =>
    [setToken('browser', { publicUrl }, token), clearToken('browser', { publicUrl })].map((cookie) =>
      cookie.split('; ').slice(1, -1).join('; '),
    );

  it('are Secure and bound to the host, but over plain http on this very machine, where WebKit keeps none such', () => {
    expect(attributesOf(local.publicUrl)).toEqual(Array(2).fill('Path=/; HttpOnly; SameSite=Lax'));
    expect(cookieName('session', local)).toBe('constat-session');
    const elsewhere = ['https://constat.exemple', 'http://constat.exemple', 'https://localhost'];
    for (const publicUrl of [...elsewhere, 'http://192.168.1.4:3000', 'http://0.0.0.0:3000']) {
      expect(attributesOf(publicUrl)).toEqual(Array(2).fill('Path=/; Secure; HttpOnly; SameSite=Lax'));
      expect(cookieName('session', { publicUrl })).toBe('__Host-session');
    }
  });
});
