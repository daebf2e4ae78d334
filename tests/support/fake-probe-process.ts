/** Stands in for the process that asks strangers: what it does is in the path of the address it is asked about. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FromProbe, ToProbe } from '#main/probe-messages.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ kind, question }: ToProbe) => {
  const path = kind === 'opt-out' ? new URL(question).pathname : '';
  while (path === '/spin');
  if (path === '/die') process.kill(process.pid, 'SIGKILL');
  if (path === '/slow') await delay(200);
  process.send?.({ kind: 'answer', answer: 'refuses' } satisfies FromProbe);
});
