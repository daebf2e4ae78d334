import { afterAll, beforeAll, expect, test } from 'vitest';
import { endingOf, type HostileVisits, openHostileVisits, testMs } from '#tests/support/hostile-visits.ts';
import { casesInScope } from '#tests/support/scope.ts';
import { page, type Route } from '#tests/support/static-server.ts';

/** Never ends, and says so from time to time. */
const stream: Route = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('data: {"lot":1}\n\n');
  const beat = setInterval(() => response.write(': encore là\n\n'), 2_000);
  response.on('close', () => clearInterval(beat));
};

/** Says nothing for 25 s, then that there is nothing. */
const wait: Route = (_request, response) => {
  const answer = setTimeout(() => response.writeHead(204).end(), 25_000);
  response.on('close', () => clearTimeout(answer));
};

/** Answers at once, each time something else. */
const news: Route = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end(String(Math.random()));
};

const routes: Readonly<Record<string, Route>> = {
  '/flux': stream,
  '/evenements': page('<h1>Ventes</h1><script>new EventSource("/flux")</script>'),
  '/attente': wait,
  '/attentes': page(
    '<h1>File</h1><script>const ask = () => fetch("/attente").then(ask, () => {}); ask();</script>',
  ),
  '/coup': news,
  '/sonnette': page(
    `<h1>Cloche</h1><script>const ask = () => { const x = new XMLHttpRequest(); x.open('GET', '/coup?' + Math.random());
      x.onloadend = () => setTimeout(ask, 150); x.send(); }; ask();
      (async () => { for (;;) { await fetch('/coup'); await new Promise((later) => setTimeout(later, 200)); } })();</script>`,
  ),
  '/lecture': page(
    '<h1>Ventes</h1><script>fetch("/flux").then(async ({ body }) => { for await (const _ of body); });</script>',
  ),
};

let visits: HostileVisits;
beforeAll(async () => {
  visits = await openHostileVisits(routes);
});
afterAll(() => visits?.close());

const kinds = [
  ['keeps a stream of events open', '/evenements'],
  ['asks again after each long answer', '/attentes'],
  ['reads an answer that never ends', '/lecture'],
  ['asks again and again, each time answered at once', '/sonnette'],
] as const;

test.each(casesInScope(kinds, ([, path]) => path === '/evenements'))(
  'a page that %s is analysed as any other page',
  { timeout: testMs },
  async (_, path) => {
    const outcome = await visits.visitInTime(visits.origin + path);
    expect(endingOf(outcome)).toBe('page');
    expect(outcome).toMatchObject({ faults: [] });
  },
);
