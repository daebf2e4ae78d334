/** A worker’s place: runs an audit that hangs, tells the pid of its process, and waits to be killed. */
import { silentLog } from '#engine/engine-log.ts';
import { forkAudits } from '#main/fork-audit.ts';

const run = forkAudits(
  { chromiumPath: '/none', allowTargets: [], denyTargets: [], publicUrl: 'http://constat.example' },
  silentLog,
  process.argv[2],
);
await run(
  {
    url: 'https://exemple.fr/hang',
    scope: 'page',
    maxPages: 1,
    device: 'mobile',
    exclude: [],
    profile: null,
  },
  { onProgress: ({ done }) => process.send?.(done), signal: new AbortController().signal },
);
