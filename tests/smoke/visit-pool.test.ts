import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { fitness } from '#tests/support/fitness.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

let site: StaticServer;
beforeAll(async () => {
  site = await startStaticServer({
    '/': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('<p>Bonjour à tous.</p>')),
  });
});
afterAll(() => site?.close());

test('a process that has served its pages gives way to a new one, and no visit is lost', async () => {
  const replaced: object[] = [];
  const log = {
    info: (data: object, message: string) => {
      if (message === 'visiting process replaced') replaced.push(data);
    },
    warn: () => undefined,
  };
  const pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
    pagesPerProcess: 2,
    log,
  });
  try {
    const visit = (number: number) =>
      pool.visit(
        {
          url: `${site.origin}/?page=${number}`,
          isHome: false,
          device: 'mobile',
          siteDomain: '127.0.0.1',
          only: fitness,
          deadlineMs: 60_000,
          keepArtifacts: false,
        },
        new AbortController().signal,
      );
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(visit));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(5).fill('page'));
    expect(replaced).toEqual([{ pages: 2 }, { pages: 2 }]);
  } finally {
    await pool.close();
  }
}, 120_000);
