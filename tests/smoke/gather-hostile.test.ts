import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineClock } from '#engine/browser/machine-clock.ts';
import type { VisitOutcome, VisitPool, Wanted } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { type Canary, startCanary } from '#tests/support/canary.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { fitness } from '#tests/support/fitness.ts';
import { casesInScope } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const deadlineMs = 12_000;
/** Said of any page that was late because the tests beside it had the processors. */
const busy = 'incident';
/** For pages that never end: what is held of them holds at any deadline. */
const shortMs = 1_000;
let site: StaticServer;
let canary: Canary;
let garbage: Server;
let pool: VisitPool;

beforeAll(async () => {
  canary = await startCanary();
  garbage = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.from([0, 255, 3, 200, 10, 13, 7])));
  });
  await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
  const html = { 'content-type': 'text/html; charset=utf-8' };
  site = await startStaticServer({
    '/bonne': page('<p>Tout va bien.</p>'),
    '/muette': () => undefined,
    '/sans-fin': (request, response) => {
      response.writeHead(200, html);
      response.write(page('<p>début</p>').replace('</body></html>', ''));
      const timer = setInterval(() => response.write('<p>encore</p>'), 100);
      request.once('close', () => clearInterval(timer));
    },
    '/boucle': (_request, response) => response.writeHead(302, { location: '/boucle2' }).end(),
    '/boucle2': (_request, response) => response.writeHead(302, { location: '/boucle' }).end(),
    '/calcul': page('<script>for(;;);</script>'),
    // Numbers: the collector of garbage looks into none of them, and the memory is full in a second.
    '/memoire': page('<script>const t=[];for(;;)t.push(new Array(1e7).fill(0.5))</script>'),
    '/alertes': page('<script>for(;;)alert("encore")</script>'),
    '/impressions': page('<script>for(;;)print()</script>'),
    '/quelques-alertes': page('<script>for(let i=0;i<50;i++){alert(i);confirm(i);prompt(i)}print()</script>'),
    '/retient': page(
      '<script>addEventListener("beforeunload",(e)=>{e.preventDefault();e.returnValue="x"})</script>',
    ),
    '/enorme': (_request, response) => {
      response.writeHead(200, html);
      const chunk = `<!-- ${'x'.repeat(1_000_000)} -->`;
      let sent = 0;
      const more = () => {
        while (sent < 60 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    },
    '/bruit': (_request, response) =>
      response
        .writeHead(200, html)
        .end(Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919) % 256))),
    '/erreur': (_request, response) => response.writeHead(500, html).end('<h1>oups</h1>'),
    '/prive': (_request, response) => response.writeHead(401, html).end('<h1>non</h1>'),
    '/interdit': (_request, response) => response.writeHead(403, html).end('<h1>non</h1>'),
    '/defi': (_request, response) =>
      response.writeHead(503, { ...html, 'cf-mitigated': 'challenge' }).end('<p>…</p>'),
    '/donnees': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    '/fichier': (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename=a.zip',
        })
        .end('PK'),
    '/ailleurs': (_request, response) =>
      response.writeHead(302, { location: 'https://ailleurs.example/' }).end(),
    '/vers-prive': (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end(),
    '/connexion': page('<form><label>Mot de passe <input type="password"></label></form>'),
    '/espace': (_request, response) => response.writeHead(302, { location: '/connexion' }).end(),
  });
  const { port } = garbage.address() as AddressInfo;
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: {
      allow: [`127.0.0.1:${site.port}`, `127.0.0.1:${port}`, '127.0.0.1:9', `ailleurs.test:${canary.port}`],
    },
    publicUrl: 'http://localhost:3000',
    slots: 1,
    // Started once: giving way to another is looked at elsewhere (`visit-pool.test.ts`).
    pagesPerProcess: 100,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
  await canary?.close();
  garbage?.close();
});

async function visit(
  url: string,
  ms = deadlineMs,
  signal = new AbortController().signal,
  only?: Wanted,
): Promise<VisitOutcome> {
  return pool.visit(
    {
      url,
      isHome: false,
      device: 'desktop',
      siteDomain: '127.0.0.1',
      deadlineMs: ms,
      keepArtifacts: false,
      ...(only && { only }),
    },
    signal,
  );
}
const ending = (outcome: VisitOutcome) => (outcome.kind === 'page' ? 'page' : outcome.reason);

describe('a page that is none has its reason', () => {
  const endings = [
    ['/introuvable', 'http-error'],
    ['/erreur', 'http-error'],
    ['/prive', 'login'],
    ['/espace', 'login'],
    ['/connexion', 'page'],
    ['/interdit', 'blocked'],
    ['/defi', 'blocked'],
    ['/donnees', 'not-html'],
    ['/fichier', 'download'],
    ['/ailleurs', 'redirect'],
    ['/boucle', 'redirect'],
    ['/vers-prive', 'private'],
    ['/enorme', 'too-large'],
  ] as const;
  /** Other addresses with the same ending. */
  const further = ['/erreur', '/espace', '/interdit', '/boucle'];

  test.each(casesInScope(endings, ([path]) => !further.includes(path)))('%s → %s', async (path, reason) => {
    expect(ending(await visit(site.origin + path, deadlineMs, undefined, fitness))).toBe(reason);
  });

  test('a closed port and garbage are network errors', async () => {
    expect(ending(await visit('http://127.0.0.1:9/'))).toBe('network');
    expect(ending(await visit(`http://127.0.0.1:${(garbage.address() as AddressInfo).port}/`))).toBe(
      'network',
    );
  });
});

describe('a hostile page ends within its deadline and the next page is analysed', () => {
  // Noise alone is visited whole: what the others do is over when they are loaded.
  const hostile: [string, number, string[], Wanted?][] = [
    ['/muette', shortMs, ['timeout', busy]],
    ['/sans-fin', shortMs, ['page', 'timeout', busy]],
    ['/calcul', shortMs, ['hung', 'crash', busy]],
    ['/alertes', shortMs, ['hung', 'crash', busy]],
    ['/impressions', shortMs, ['hung', 'crash', busy]],
    ['/memoire', deadlineMs, ['too-large', 'crash', 'hung', busy]],
    ['/quelques-alertes', deadlineMs, ['page'], fitness],
    ['/retient', deadlineMs, ['page'], fitness],
    ['/bruit', deadlineMs, ['page']],
  ];
  /** One that never answers, one that never rests, one that fills the memory. */
  const standing = ['/muette', '/calcul', '/memoire'];

  test.each(casesInScope(hostile, ([path]) => standing.includes(path)))(
    '%s',
    async (path, ms, expected, only) => {
      const clock = machineClock(() => [process.pid]);
      const started = clock.now();
      const outcome = await visit(site.origin + path, ms, undefined, only);
      expect(expected).toContain(ending(outcome));
      // Deadline, overtime and the start of a browser, of useful time: other programs keep the processors busy.
      expect(clock.now() - started).toBeLessThan(ms + 11_000);
      expect(ending(await visit(`${site.origin}/bonne`, deadlineMs, undefined, fitness))).toBe('page');
    },
  );

  test('a cancelled visit ends at once', async () => {
    const stop = new AbortController();
    const pending = visit(`${site.origin}/muette`, deadlineMs, stop.signal);
    stop.abort();
    expect(ending(await pending)).toBe('cancelled');
    expect(canary.touches).toEqual([]);
  });
});
