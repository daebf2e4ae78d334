import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { releasedAt } from '#platform/browser-age.ts';
import type { Config } from '#platform/config.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import type { Deps } from '../deps.ts';
import { probeName } from '../files/check-store.ts';

/** One thing the product needs, and what is known of it. */
interface Part {
  readonly ok: boolean;
  readonly detail: string;
}

/** Can this process do its work now? */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<'database' | 'queue' | 'disk' | 'files' | 'browser', Part>>;
}

const ANSWER_WITHIN_MS = 3_000;
/** Free space under which nothing new should be begun: one audit writes tens of megabytes. */
const leastFreeBytes = 256 * 1024 ** 2;

/** Runs one check, bounded in time. Why it failed goes to the log alone. */
async function part(deps: Pick<Deps, 'log'>, name: string, check: () => Promise<string>): Promise<Part> {
  const deadline = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const late = new Promise<never>((_, reject) =>
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true }),
  );
  try {
    return { ok: true, detail: await Promise.race([check(), late]) };
  } catch (error) {
    deps.log.warn({ part: name, error }, 'not ready');
    return { ok: false, detail: 'no answer' };
  }
}

/** Megabytes free in the data folder. @throws Error when it cannot be written to, or is nearly full. */
async function freeSpace(folder: string): Promise<string> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < leastFreeBytes) throw new Error(`${Math.floor(freeBytes / 1024 ** 2)} MB free`);
  return `${Math.floor(freeBytes / 1024 ** 2)} MB free`;
}

/** Which browser, and since when it is out: an administrator sees that it is old without reading the journal of the start. */
function sayBrowser({ version }: Chromium): string {
  const released = releasedAt(version);
  return released === null ? version : `${version}, released about ${released.toISOString().slice(0, 10)}`;
}

type ReadinessDeps = Pick<Deps, 'db' | 'queue' | 'log' | 'objects' | 'chromium'> & {
  readonly config: Pick<Config, 'dataFolder'>;
};

/** What was found last holds that long: whoever asks, however often, costs no more. */
const keptMs = 2_000;

const found = new WeakMap<ReadinessDeps['db'], { readonly readiness: Promise<Readiness>; atMs: number }>();

/**
 * Whether this process can work: looked at once for all who ask at the same time, and in the two seconds that follow. Never
 * throws; answers within three seconds.
 */
export function checkReadiness(deps: ReadinessDeps, nowMs = performance.now()): Promise<Readiness> {
  const last = found.get(deps.db);
  if (last && nowMs < last.atMs + keptMs) return last.readiness;
  const look = { readiness: lookAround(deps), atMs: Number.POSITIVE_INFINITY };
  found.set(deps.db, look);
  // The two seconds begin with the answer: while it is looked for, nobody looks again.
  look.readiness.finally(() => {
    look.atMs = performance.now();
  });
  return look.readiness;
}

/** Asks the database, the queue, the data folder, the object store and the browser. */
async function lookAround(deps: ReadinessDeps): Promise<Readiness> {
  const [database, queue, disk, files] = await Promise.all([
    part(deps, 'database', async () => {
      const { rows } = await deps.db.execute<{ version: string }>(
        sql`select current_setting('server_version') as version`,
      );
      return `PostgreSQL ${rows[0]?.version ?? ''}`.trim();
    }),
    part(deps, 'queue', async () => {
      const { audit } = await deps.queue.counts();
      return `${audit.queued} audits waiting, ${audit.active} running`;
    }),
    part(deps, 'disk', () => freeSpace(deps.config.dataFolder)),
    part(deps, 'files', async () => {
      if (!deps.objects) return 'in the database';
      await deps.objects.exists(probeName);
      return 'object store answers';
    }),
  ]);
  // A process without worker runs no browser.
  const browser = { ok: true, detail: deps.chromium ? sayBrowser(deps.chromium) : 'in the workers' };
  // An object store that is away takes pictures away, never the service.
  const ready = database.ok && queue.ok && disk.ok;
  return { ready, parts: { database, queue, disk, files, browser } };
}
