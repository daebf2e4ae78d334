import type { RemeasuredLoad } from '../artifacts.ts';
import { untilIdle } from '../browser/idle-machine.ts';
import { isTrusted } from '../derive/load/load-trust.ts';
import type { Journal } from '../ports/journal.ts';
import type { VisitPool } from '../ports/visit.ts';

const loadMs = 40_000;

/** What loads, and where it is written down. */
interface Loading {
  readonly pool: Pick<VisitPool, 'measure'>;
  readonly journal: Pick<Journal, 'note'>;
}

interface How {
  readonly device: 'mobile' | 'desktop';
  readonly siteDomain: string;
  /** All waits for an idle machine together, ms. */
  readonly waitMs: number;
  /** After that no load begins, ms. */
  readonly allMs: number;
  readonly triesEach: number;
  readonly signal: AbortSignal;
  /** Default: the machine’s own (`browser/idle-machine.ts`). */
  readonly untilIdle?: typeof untilIdle;
}

/** A page and what came of it. */
export interface TriedLoad extends RemeasuredLoad {
  /** `failed`: the load itself, on an idle machine. */
  readonly end: 'measured' | 'not-calm' | 'failed';
}

/**
 * Loads pages one after another, each once a thread of ours has a processor whenever it wants one, and keeps the loads
 * that had their processors.
 * @throws the signal’s reason when it aborts
 */
export async function measureWhenIdle(
  urls: readonly string[],
  { pool, journal }: Loading,
  how: How,
): Promise<TriedLoad[]> {
  const { signal, device, siteDomain, triesEach, untilIdle: wait = untilIdle } = how;
  const endAt = performance.now() + how.allMs;
  let { waitMs } = how;
  /** One load on an idle machine. */
  const measureOnce = async (url: string): Promise<TriedLoad> => {
    const began = performance.now();
    const isReady = performance.now() < endAt && (await wait(waitMs, signal));
    waitMs -= performance.now() - began;
    if (!isReady) return { url, load: null, end: 'not-calm' };
    const order = { url, device, siteDomain, times: 1, warm: false, deadlineMs: loadMs };
    const outcome = await pool.measure(order, signal);
    if (outcome.kind === 'failed') return { url, load: null, end: 'failed' };
    const load = outcome.loads.cold[0];
    return load && isTrusted(load) ? { url, load, end: 'measured' } : { url, load: null, end: 'not-calm' };
  };
  const loads: TriedLoad[] = [];
  for (const url of urls) {
    const began = performance.now();
    let tried: TriedLoad = { url, load: null, end: 'not-calm' };
    for (let tries = 0; !tried.load && tries < triesEach && waitMs > 0; tries += 1)
      tried = await measureOnce(url);
    journal.note('calm load', `${url} ${tried.end}`, performance.now() - began);
    loads.push(tried);
  }
  return loads;
}
