import { expect, test } from 'vitest';
import { parseCookie } from './cookies.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const parse = (raw: string, url = 'https://www.exemple.fr/') =>
  parseCookie(raw, 'header', url, url, 'exemple.fr', now);

test('a cookie is read as sent: no 400-day cap, attributes in any case', () => {
  expect(
    parse('_ga=GA1.2; Max-Age=63072000; Path=/; SECURE; HttpOnly; samesite=NONE; Partitioned'),
  ).toMatchObject({
    name: '_ga',
    value: 'GA1.2',
    lifetimeSeconds: 63_072_000,
    secure: true,
    httpOnly: true,
    sameSite: 'None',
    partitioned: true,
    thirdParty: false,
  });
});

test('Max-Age beats Expires; without both it is a session cookie', () => {
  expect(parse('a=1; Expires=Sat, 21 Nov 2026 11:00:00 GMT').lifetimeSeconds).toBe(3_600);
  expect(parse('a=1; Expires=Sat, 21 Nov 2026 11:00:00 GMT; Max-Age=60').lifetimeSeconds).toBe(60);
  expect(parse('a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT').lifetimeSeconds).toBeLessThan(0);
  expect(parse('a=1').lifetimeSeconds).toBeNull();
});

test('a third party is another registrable domain, a value may hold an equals sign', () => {
  expect(parse('a=b=c; Domain=.exemple.fr', 'https://cdn.exemple.fr/x')).toMatchObject({
    value: 'b=c',
    domain: 'exemple.fr',
    thirdParty: false,
  });
  expect(parse('a=1', 'https://www.facebook.com/tr').thirdParty).toBe(true);
  expect(parse('sansnom')).toMatchObject({ name: '', value: 'sansnom' });
});
