import { crawlDelayOf } from './address/robots.ts';
import { orElse } from './artifacts.ts';
import type { untilIdle } from './browser/idle-machine.ts';
import { type GatheredAudit, judgeAudit } from './judge/judge-audit.ts';
import { createJournal } from './ports/journal.ts';
import type { LaterOrder, LaterOutcome } from './ports/later-measure.ts';
import type { VisitPool } from './ports/visit.ts';
import type { EngineEvents } from './ports/world.ts';
import { measureWhenIdle } from './run/measure-when-idle.ts';
import { unpackGathered } from './run/pack-gathered.ts';

/** No load begins later, ms: the rest waits for the next try. */
const allMs = 240_000;
const triesEach = 2;

/** What it needs of the world. */
export interface LaterWorld {
  readonly pool: Pick<VisitPool, 'measure' | 'keepApart'>;
  /** All waits for an idle machine together, ms. */
  readonly idleWaitMs: number;
  readonly untilIdle?: typeof untilIdle;
}

/**
 * Measures pages of an audit that a busy machine kept from being measured, and judges the audit again with these loads:
 * the same functions over the same facts, so that nothing but what depends on the loads changes.
 * @throws the signal’s reason when the caller cancels; Error when what was kept of the audit cannot be read
 */
export async function measureLater(
  { gathered: packed, loads: before, pages, isLast }: LaterOrder,
  { pool, idleWaitMs, untilIdle }: LaterWorld,
  { signal }: Pick<EngineEvents, 'signal'>,
): Promise<LaterOutcome> {
  const gathered = await unpackGathered(packed);
  const { site } = gathered;
  const robots = orElse(site.robots, null);
  if (robots) pool.keepApart(crawlDelayOf(robots));
  const journal = createJournal();
  const { siteDomain, device } = site.site;
  const how = {
    device,
    siteDomain,
    waitMs: idleWaitMs,
    allMs,
    triesEach,
    signal,
    ...(untilIdle && { untilIdle }),
  };
  const tried = await measureWhenIdle(pages, { pool, journal }, how);
  signal.throwIfAborted();
  const loads = tried.flatMap(({ url, load }) => (load ? [{ url, load }] : []));
  const all = [...before, ...loads];
  const isWhole = loads.length === pages.length;
  return {
    loads,
    failed: tried.flatMap(({ url, end }) => (end === 'failed' ? [url] : [])),
    report: (isWhole || isLast) && all.length > 0 ? judgeAudit(withLoads(gathered, all)).report : null,
    journal: journal.entries(),
  };
}

function withLoads(gathered: GatheredAudit, loads: LaterOrder['loads']): GatheredAudit {
  const measured = new Set(loads.map(({ url }) => url));
  const others = (orElse(gathered.site.calmLoads, null) ?? []).filter(({ url }) => !measured.has(url));
  return { ...gathered, site: { ...gathered.site, calmLoads: [...others, ...loads] } };
}
