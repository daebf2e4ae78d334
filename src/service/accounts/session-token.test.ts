import { describe, expect, it } from 'vitest';
import { readSessionToken, sessionCookie } from './session-token.ts';

const token = 'Az09-_'.repeat(8).slice(0, 43);

describe('the session’s cookie', () => {
  it.each([
    [`__Host-session=${token}`, token],
    [`a=1; __Host-session=${token}; b=2`, token],
    [`  __Host-session = ${token} `, token],
    [`session=${token}`, null],
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
    expect(readSessionToken(header)).toBe(expected);
  });

  it('comes back as it was set', () => {
    expect(readSessionToken(sessionCookie(token).split(';')[0])).toBe(token);
  });
});
