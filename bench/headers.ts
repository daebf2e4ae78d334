/**
 * A page whose answer has twenty thousand headers, visited beside the same page with three, in turn in the same run;
 * medians of N rounds (default 3), the visit alone, its browser started before: `npm run bench -- headers [N]`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { benchChromium } from './commands.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const counts = [3, 20_000] as const;
const html =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>En-têtes</title></head><body><main><h1>Horaires</h1><p>Ouvert du lundi au vendredi.</p></main></body></html>';

const server = createServer((request, response) => {
  const count = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
  for (let index = 0; index < count; index += 1) response.appendHeader(`x-${index}`, '1');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const pool = createVisitPool({
  executablePath: await benchChromium(),
  policy: { allow: [`127.0.0.1:${port}`] },
  publicUrl: 'http://localhost:3000',
  slots: 1,
});

/** Seconds until the page is judged. @throws when it is not */
async function visit(count: number): Promise<number> {
  const began = performance.now();
  const outcome = await pool.visit(
    {
      url: `http://127.0.0.1:${port}/${count}`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      deadlineMs: 90_000,
      keepArtifacts: false,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page') throw new Error(`${count} headers: ${JSON.stringify(outcome)}`);
  return (performance.now() - began) / 1000;
}

await visit(3);
const seconds = new Map<number, number[]>(counts.map((count) => [count, []]));
for (let round = 0; round < rounds; round += 1)
  for (const count of counts) seconds.get(count)?.push(await visit(count));
await pool.close();
server.close();

const reference = medianOf(seconds.get(3) ?? []);
printTable([
  [`median of ${rounds}`, 'visit s', '×', 'more s'],
  ...[...seconds].map(([count, of]) => [
    `${count} headers`,
    medianOf(of).toFixed(1),
    (medianOf(of) / reference).toFixed(2),
    (medianOf(of) - reference).toFixed(1),
  ]),
]);
