import { expect, test } from 'vitest';
import { createScrubber, noScrubber } from './scrub.ts';

const secret = 'S3cr3t é&"<mot>';
const scrubber = createScrubber([secret, `robot:${secret}`]);

test.each([
  ['plain', secret],
  ['in capitals', secret.toUpperCase()],
  ['percent', encodeURIComponent(secret)],
  ['percent, small', encodeURIComponent(secret).replaceAll(/%[\dA-F]{2}/g, (hex) => hex.toLowerCase())],
  ['plus', encodeURIComponent(secret).replaceAll('%20', '+')],
  ['JSON', JSON.stringify(secret).slice(1, -1)],
  ['JSON in JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
  ['base64', Buffer.from(secret).toString('base64')],
  ['base64url', Buffer.from(secret).toString('base64url')],
  ['HTML', secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  ['of the header', `Basic ${Buffer.from(`robot:${secret}`).toString('base64')}`],
])('a secret goes, %s', (_name, spelled) => {
  const told = scrubber.text(`avant ${spelled} après`);
  expect(told).toMatch(/^avant (?:Basic )?••• après$/);
  expect(scrubber.isIn({ deep: [spelled] })).toBe(true);
});

test('what was cut in the middle of a secret keeps no part of it', () => {
  expect(scrubber.text(`jeton=${secret.slice(0, 8)}`)).toBe('jeton=•••');
  expect(scrubber.text(`jeton=${secret.slice(0, 9)}…`)).toBe('jeton=•••…');
  expect(scrubber.text(`${secret.slice(-7)} fin`)).toBe('••• fin');
});

test('everything else stays: structure, bytes, other texts', () => {
  const bytes = new Uint8Array([1, 2]);
  const value = { a: [1, null, 'texte', { [secret]: bytes }], b: new Map([['k', secret]]), c: undefined };
  expect(scrubber.deep(value)).toEqual({
    a: [1, null, 'texte', { '•••': bytes }],
    b: new Map([['k', '•••']]),
    c: undefined,
  });
  expect(scrubber.isIn({ a: ['texte', bytes] })).toBe(false);
  expect(noScrubber.deep(value)).toBe(value);
});
