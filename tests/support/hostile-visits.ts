import { expect } from 'vitest';
import { machineClock } from '#engine/browser/machine-clock.ts';
import { slowestPace } from '#engine/browser/useful-clock.ts';
import type { VisitOutcome, VisitPool, Wanted } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from './chromium.ts';
import { fitness } from './fitness.ts';
import { page, startStaticServer } from './static-server.ts';

// Deadline of a page, then overtime, the start of a browser and a busy machine.
export const deadlineMs = 60_000;
const graceMs = 15_000;
/** Deadlines are of useful time, and other tests keep the processors busy. */
export const testMs = deadlineMs * slowestPace + 2 * graceMs + 15_000;

type Routes = Parameters<typeof startStaticServer>[0];

/** One visiting process, a site of its own and a good page on it. */
export interface HostileVisits {
  readonly origin: string;
  visit(url: string, ms?: number): Promise<VisitOutcome>;
  /** What is held of every address, whatever it does; gives its outcome. */
  visitInTime(url: string, ms?: number): Promise<VisitOutcome>;
  /** The good page is analysed: what came before left the process fit. */
  expectNextPage(): Promise<void>;
  close(): Promise<void>;
}

export const endingOf = (outcome: VisitOutcome) => (outcome.kind === 'page' ? 'page' : outcome.reason);

function thrownBy(outcome: VisitOutcome): string[] {
  const faults = outcome.kind === 'page' ? outcome.faults : [];
  return faults.flatMap(({ kind, id, stack }) => (kind === 'rule' ? [`${id} : ${stack}`] : []));
}

/**
 * Serves these pages and opens the visiting process.
 * @param ports other servers on loopback that it may reach
 * @param usual what pages are visited for; default: everything
 */
export async function openHostileVisits(
  routes: Routes,
  ports: readonly number[] = [],
  usual?: Wanted,
): Promise<HostileVisits> {
  const site = await startStaticServer({ ...routes, '/bonne': page('<p>Tout va bien.</p>') });
  const pool: VisitPool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [site.port, ...ports].map((port) => `127.0.0.1:${port}`) },
    publicUrl: 'http://localhost:3000',
    slots: 1,
    // Started once: giving way to another is looked at elsewhere (`visit-pool.test.ts`).
    pagesPerProcess: 100,
  });
  const visit = (url: string, ms = deadlineMs, only = usual) =>
    pool.visit(
      {
        url,
        isHome: false,
        device: 'desktop',
        siteDomain: '127.0.0.1',
        deadlineMs: ms,
        keepArtifacts: true,
        ...(only && { only }),
      },
      new AbortController().signal,
    );
  return {
    origin: site.origin,
    visit,
    async visitInTime(url, ms = deadlineMs) {
      const clock = machineClock(() => [process.pid]);
      const started = clock.now();
      const outcome = await visit(url, ms);
      // Of useful time, as the deadline: other tests and other programs keep the processors busy.
      expect(clock.now() - started).toBeLessThan(ms + graceMs);
      expect(thrownBy(outcome)).toEqual([]);
      return outcome;
    },
    async expectNextPage() {
      const outcome = await visit(`${site.origin}/bonne`, deadlineMs, fitness);
      expect(endingOf(outcome)).toBe('page');
    },
    async close() {
      await pool.close();
      await site.close();
    },
  };
}
