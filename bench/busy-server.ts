/** Process entry: serves the site of `busy.ts` ahead of whatever else runs, as a server of its own machine would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { busyAnswer } from './busy-site.ts';

try {
  setPriority(-20);
} catch {
  // Only root may: the server is then as slow as the rest.
}
const server = createServer((request, response) => {
  const answer = busyAnswer(new URL(request.url ?? '/', 'http://site').pathname);
  response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
