import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCrux } from '#platform/crux/crux.ts';
import { askFieldData } from '#service/field-data/ask-field-data.ts';
import { type CruxDouble, cruxKey, startCruxDouble } from '#tests/support/crux-double.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { createTestSite } from '#tests/support/http.ts';

let double: CruxDouble;
beforeAll(async () => {
  double = await startCruxDouble();
});
afterAll(() => double?.close());
beforeEach(() => {
  double.mood = 'told';
  double.asked.length = 0;
});
const database = testDatabase();

const metrics = { largestContentfulPaintMs: 1 } as never;
const page = (url: string, measured = true) => ({ url, metrics: measured ? metrics : null }) as never;
const report = {
  url: 'https://www.exemple.fr/',
  pages: [
    page('https://www.exemple.fr/?session=secret'),
    page('https://www.exemple.fr/contact#plan'),
    page('https://www.exemple.fr/non-mesuree', false),
    page('https://autre.exemple.fr/ailleurs'),
  ],
};
const isPublic = async () => true;

function world(key = cruxKey) {
  const site = createTestSite(database.current());
  const ask = (isPublicSite = isPublic) =>
    askFieldData(
      { ...site.deps, fieldSource: openCrux({ key, apiUrl: double.url }) },
      report,
      new AbortController().signal,
      isPublicSite,
    );
  return { site, ask };
}

test('the site, its measured pages and its weeks are told, on both devices', async () => {
  const field = await world().ask();
  expect(field?.incomplete).toBe(false);
  expect(field?.records.map(({ of, url, device }) => `${of} ${url} ${device}`).toSorted()).toEqual([
    'page https://www.exemple.fr/ desktop',
    'page https://www.exemple.fr/ phone',
    'page https://www.exemple.fr/contact desktop',
    'page https://www.exemple.fr/contact phone',
    'site https://www.exemple.fr desktop',
    'site https://www.exemple.fr phone',
  ]);
  expect(field?.records[0]).toMatchObject({
    from: '2026-10-24',
    to: '2026-11-21',
    metrics: {
      LCP: { p75: 2241, shares: [0.8123, 0.1301, 0.0576] },
      CLS: { p75: 0.12 },
      TTFB: { p75: 1900 },
    },
  });
  expect(field?.records[0]?.metrics.INP).toBeUndefined();
  const [weeks] = field?.history ?? [];
  expect(weeks?.weeks).toHaveLength(25);
  expect(weeks?.weeks.slice(0, 3).map(({ p75 }) => p75.LCP)).toEqual([2200, null, 2202]);
  expect(JSON.stringify(double.asked)).not.toContain('secret');
});

test('an address is asked about once a day', async () => {
  const { site, ask } = world();
  await ask();
  const first = double.asked.length;
  expect((await ask())?.records).toHaveLength(6);
  expect(double.asked).toHaveLength(first);
  site.clock.forward(25 * 3_600_000);
  await ask();
  expect(double.asked).toHaveLength(2 * first);
});

test('too few visits are an answer, and kept', async () => {
  const { ask } = world();
  double.mood = 'few';
  expect(await ask()).toMatchObject({ incomplete: false, records: [], history: [] });
  double.mood = 'told';
  expect(await ask()).toMatchObject({ incomplete: false, records: [] });
});

test.each(['quota', 'refused', 'broken', 'huge', 'redirect'] as const)(
  'no answer (%s) is told as such, never kept, and names neither key nor address in the log',
  async (mood) => {
    const { site, ask } = world();
    double.mood = mood;
    expect(await ask()).toMatchObject({ incomplete: true, records: [], history: [] });
    expect(site.log.lines.join('\n')).not.toMatch(/crux_key|exemple\.fr/);
    double.mood = 'told';
    expect(await ask()).toMatchObject({ incomplete: false });
  },
);

test('a wrong key ends no audit', async () => {
  expect(await world('another').ask()).toMatchObject({ incomplete: true, records: [] });
});

test('a site that is not public is told to nobody, and nothing is asked without a key', async () => {
  const { site, ask } = world();
  expect(await ask(async () => false)).toBeNull();
  const signal = new AbortController().signal;
  expect(await askFieldData(site.deps, report, signal, isPublic)).toBeNull();
  const local = { url: 'http://127.0.0.1:3100/', pages: [page('http://127.0.0.1:3100/')] };
  const source = openCrux({ key: cruxKey, apiUrl: double.url });
  expect(await askFieldData({ ...site.deps, fieldSource: source }, local, signal)).toBeNull();
  expect(double.asked).toEqual([]);
});

test('a minute has room for 120 questions', async () => {
  let now = 0;
  const source = openCrux({ key: cruxKey, apiUrl: double.url }, () => now);
  const signal = new AbortController().signal;
  const ask = () => source.history('https://a.fr', 'phone', signal);
  const answers = await Promise.all(Array.from({ length: 121 }, ask));
  expect(answers.filter(({ kind }) => kind === 'told')).toHaveLength(120);
  expect(answers.at(-1)).toEqual({ kind: 'later' });
  now = 60_001;
  expect((await ask()).kind).toBe('told');
});
