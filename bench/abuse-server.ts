/** Process entry: serves the sites that are costly to read, each on a port of its own, and tells the ports. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { abuseSites, prepareAbuseSites } from '#tests/support/abuse-sites.ts';

// As the attacker: a machine of its own.
setPriority(19);
await prepareAbuseSites();
const ports: Record<string, number> = {};
for (const [name, listener] of Object.entries(abuseSites)) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports[name] = (server.address() as AddressInfo).port;
}
process.on('disconnect', () => process.exit(0));
process.send?.(ports);
