import { afterAll, beforeAll, expect, test } from 'vitest';
import { extremePages } from '#tests/support/extreme-site.ts';
import { endingOf, type HostileVisits, openHostileVisits, testMs } from '#tests/support/hostile-visits.ts';
import { casesInScope } from '#tests/support/scope.ts';

/** What is held of these pages holds at any deadline. */
const shortMs = 1_000;

let visits: HostileVisits;
beforeAll(async () => {
  visits = await openHostileVisits(extremePages);
});
afterAll(() => visits?.close());

const endless = ['/bloque-souvent', '/rechargements', '/console-15000', '/5000-requetes'];
test.each(casesInScope(endless, (path) => path === '/rechargements'))(
  '%s never rests: its visit ends when its time is over, and the next page is analysed',
  { timeout: testMs },
  async (path) => {
    const outcome = await visits.visitInTime(visits.origin + path, shortMs);
    // « incident »: late because the tests beside it had the processors.
    expect(['page', 'too-large', 'timeout', 'hung', 'incident']).toContain(endingOf(outcome));
    await visits.expectNextPage();
  },
);

test('a page that reloads itself again and again is held still and judged', { timeout: testMs }, async () => {
  const url = `${visits.origin}/rechargements`;
  const outcome = await visits.visitInTime(url, 60_000);
  expect(outcome).toMatchObject({ kind: 'page', summary: { url } });
  await visits.expectNextPage();
});
