import { expect, test } from 'vitest';
import { isCacheable } from './report-traffic.ts';

const answer = (control: string, more = {}) =>
  isCacheable({ status: 200, headers: { 'Cache-Control': control }, ...more });

test.each(['public, max-age=31536000, immutable', 'max-age=86400', 'MAX-AGE="604800"'])(
  '%s is a file for everybody',
  (control) => {
    expect(answer(control)).toBe(true);
  },
);

test.each([
  '',
  'no-store',
  'max-age=3600',
  'private, max-age=31536000',
  'no-cache, max-age=31536000',
  's-maxage=31536000',
])('%s is not', (control) => {
  expect(answer(control)).toBe(false);
});

test('what did not come over the network, or failed, is not', () => {
  const control = 'max-age=31536000';
  for (const more of [
    { fromDiskCache: true },
    { fromServiceWorker: true },
    { fromPrefetchCache: true },
    { status: 404 },
  ])
    expect(answer(control, more)).toBe(false);
});
