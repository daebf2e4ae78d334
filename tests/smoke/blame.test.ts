import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processTree } from '#engine/browser/processor-times.ts';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '../support/chromium.ts';
import { page, type StaticServer, startStaticServer } from '../support/static-server.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
let site: StaticServer;
let pool: VisitPool;
/** Called when the page is open and waits for its picture, which never comes. */
let onWaiting: () => void = () => undefined;

beforeAll(async () => {
  site = await startStaticServer({
    '/attend': page('<p>Une page.</p><img alt="" src="/jamais.png">'),
    '/jamais.png': () => onWaiting(),
    '/arretee': page('<p>Une page.</p>', '<script>window.stop()</script>'),
    '/a-enregistrer': (_request, response) =>
      response
        .writeHead(200, { ...html, 'content-disposition': 'attachment; filename="a.html"' })
        .end(page('')),
    '/coupee': (request, response) => {
      response
        .writeHead(200, { ...html, 'content-length': '9999' })
        .write(page('<p>x</p>'), () => request.socket.destroy());
    },
    '/sans-un-mot': (request) => request.socket.destroy(),
    '/mandataire': (_request, response) => response.writeHead(407, html).end('<p>non</p>'),
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

const visit = (path: string): Promise<VisitOutcome> =>
  pool.visit(
    {
      url: site.origin + path,
      isHome: false,
      device: 'desktop',
      siteDomain: '127.0.0.1',
      deadlineMs: 60_000,
      keepArtifacts: false,
    },
    new AbortController().signal,
  );
const endingOf = (outcome: VisitOutcome) =>
  outcome.kind === 'page' ? 'page' : `${outcome.reason} ${outcome.detail}`.trim();

/** The processes below the visiting ones, by what their command line holds. */
const below = (mark: string): number[] =>
  pool.processIds().flatMap((root) =>
    processTree(root).filter((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(mark);
      } catch {
        return false;
      }
    }),
  );
const browsers = () => {
  const helpers = new Set(below('--type='));
  return below('--user-data-dir').filter((id) => !helpers.has(id));
};

test.each<[string, () => readonly number[]]>([
  ['a page’s process', () => below('--type=renderer')],
  ['a browser', browsers],
  ['a visiting process', () => pool.processIds()],
])(
  '%s that is killed is an incident of ours, and the next page is read',
  { timeout: 300_000 },
  async (_, victims) => {
    const killed = new Promise<number>((resolve) => {
      onWaiting = () => {
        onWaiting = () => undefined;
        const ids = victims();
        for (const id of ids) process.kill(id, 'SIGKILL');
        resolve(ids.length);
      };
    });
    const outcome = visit('/attend');
    expect(await killed).toBeGreaterThan(0);
    expect(endingOf(await outcome)).toMatch(/^incident\b/);
  },
);

test.each([
  ['/a-enregistrer', 'download'],
  ['/coupee', 'network net::ERR_CONTENT_LENGTH_MISMATCH'],
  ['/sans-un-mot', 'network net::ERR_EMPTY_RESPONSE'],
  ['/mandataire', 'login HTTP 407'],
])('%s is told as what it is: %s', { timeout: 120_000 }, async (path, ending) => {
  expect(endingOf(await visit(path))).toBe(ending);
});

test('a page that stops its own load is read at once, not when its time is over', {
  timeout: 300_000,
}, async () => {
  const outcome = await visit('/arretee');
  expect(endingOf(outcome)).toBe('page');
  // The load event never comes: thirty useful seconds would be waited for it.
  expect(outcome.kind === 'page' && outcome.timings.navigation).toBeLessThan(30_000);
});
