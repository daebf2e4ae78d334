import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOfAll } from '#tests/support/scope.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { type HeavySite, openHeavySite } from '../support/heavy-site.ts';

/**
 * Pages that hold their thread for as long as they are told, for ever, or until its memory is full; each answers how many
 * pages its thread has made.
 */
const bundle = `
let made = 0;
export const routes = {};
export const entry = { module: {
  createPageScale: () => (url) => ({ weight: new URL(url).pathname.startsWith('/dear') ? 'report' : 'plain', params: {} }),
  createPageHandler: () => async (request, { failure }) => {
    if (failure) return Response.json({ code: failure.code, message: failure.message }, { status: failure.status });
    const { pathname, searchParams } = new URL(request.url);
    const until = process.threadCpuUsage().user + Number(searchParams.get('ms') ?? 0) * 1000;
    while (process.threadCpuUsage().user < until);
    if (pathname === '/dear/endless') for (;;);
    if (pathname === '/dear/memory') for (const kept = [];;) kept.push(new Array(10_000).fill(kept.length));
    made += 1;
    return Response.json({ path: pathname, made });
  },
} };
`;

const database = testDatabase();
let folder = '';
let site: HeavySite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constat-pages-'));
  await writeFile(join(folder, 'pages.mjs'), bundle);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  site = await openHeavySite(database.current(), {
    beside: true,
    pages: pathToFileURL(join(folder, 'pages.mjs')),
    thread: { mostHeapBytes: 256 * 1024 * 1024, silentCpuMs: 3_000, lookEveryMs: 50 },
  });
});
afterEach(() => site.close());

const told = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await site.get(path, headers);
  return { status, ...(JSON.parse(body.toString()) as { made?: number; code?: string; message?: string }) };
};

describe('while a page holds its thread', () => {
  it('what is light is answered first, whatever is asked for meanwhile', async () => {
    await told('/dear/warm');
    const ended: string[] = [];
    const ask = (path: string) => told(path).then(() => ended.push(path));
    const slow = ask('/dear/slow?ms=400');
    // The thread has begun when it has answered nothing else for a while: those below come after it either way.
    await Promise.all([ask('/connexion'), ask('/healthz'), ask('/api/plans')]);
    expect(ended).not.toContain('/dear/slow?ms=400');
    await slow;
    expect(ended.at(-1)).toBe('/dear/slow?ms=400');
  });

  testOfAll(
    'strangers who ask for twenty at once neither hold the loop nor keep a person who signed in waiting',
    async () => {
      const cookie = await site.site.signedIn('claire@exemple.fr');
      await told('/dear/warm');
      const ended: string[] = [];
      const crowd = Array.from({ length: 20 }, () =>
        told('/dear/page?ms=40').then(({ status }) => ended.push(`crowd ${status}`)),
      );
      const person = told('/dear/own', { cookie }).then(({ status }) => ended.push(`person ${status}`));
      const light = told('/healthz').then(() => ended.push('healthz'));
      await Promise.all([...crowd, person, light]);
      expect(ended.indexOf('healthz')).toBeLessThan(5);
      expect(ended.indexOf('person 200')).toBeLessThan(5);
    },
  );
});

describe('a thread that dies', () => {
  it.each(['/dear/endless', '/dear/memory'])(
    'is replaced: %s is told with 503, and the next page is another thread’s',
    async (path) => {
      const first = await told('/dear/first');
      expect(first).toMatchObject({ status: 200, made: 1 });
      const bad = await told(path);
      expect([bad.status, bad.code]).toEqual([503, 'server/gave-up']);
      expect(bad.message).toContain('Constat n’a pas pu préparer cette réponse');
      expect(await told('/dear/next')).toMatchObject({ status: 200, made: 1 });
      // Alone it dies again; after that nothing is tried any more, and the thread stays.
      expect((await told(path)).status).toBe(503);
      expect(await told('/dear/next')).toMatchObject({ status: 200, made: 1 });
      expect((await told(path)).status).toBe(503);
      expect(await told('/dear/next')).toMatchObject({ status: 200, made: 2 });
    },
  );
});
