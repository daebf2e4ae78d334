/** Stands in for the process that visits: what it does is in the path of the first address it is asked to visit. */
import type { FromVisits, ToVisits } from '#main/audit-messages.ts';

const tell = (message: FromVisits) => process.send?.(message);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToVisits) => {
  if (message.kind === 'closed') return;
  if (message.kind === 'share') return;
  for (const { key, asked } of message.visits) {
    if (asked.order.url.endsWith('/die')) process.kill(process.pid, 'SIGKILL');
    else if (asked.order.url.endsWith('/hang')) return;
    const outcome = { kind: 'failed', detail: String(process.pid) } as const;
    tell({ kind: 'visited', key, done: { outcome, browserVersion: 'Chromium 1' } });
  }
  tell({ kind: 'all-visited' });
});
