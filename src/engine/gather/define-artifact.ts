import { attempt, type Definition } from './attempt.ts';
import type { PageVisit, VisitResults, VisitValues } from './visit.ts';

const defaultLimitMs = 20_000;

interface InVisit {
  /** Longest useful time, ms; the page’s own deadline may cut it. Default 20 s. */
  readonly limitMs?: number;
  /** Works without the page: runs beside the gatherers that follow. */
  readonly beside?: boolean;
}

/** A gatherer as the visit runs it. */
export interface PageGatherer<Id extends keyof VisitValues = keyof VisitValues> {
  readonly id: Id;
  readonly needs: readonly (keyof VisitValues)[];
  readonly after: readonly (keyof VisitValues)[];
  readonly beside: boolean;
  /** Adds what it gathered, or its failure, to the results. Never throws. */
  run(visit: PageVisit, results: VisitResults): Promise<void>;
}

/**
 * Declares how an artifact of a page is gathered. Its type and its sample are one entry of `artifacts/page.ts`, its
 * place in the visit one line of `page-artifacts.ts`.
 */
export function defineArtifact<
  const Id extends keyof VisitValues,
  const Needs extends keyof VisitValues = never,
  const After extends keyof VisitValues = never,
>(definition: Definition<VisitValues, PageVisit, Id, Needs, After> & InVisit): PageGatherer<Id> {
  const { id, needs = [], after = [], limitMs = defaultLimitMs, beside = false } = definition;
  return {
    id,
    needs,
    after,
    beside,
    async run(visit, results) {
      const started = performance.now();
      const leftMs = Math.min(limitMs, visit.deadline - visit.clock.now());
      const value = await attempt(definition, visit, results, { limitMs: leftMs, clock: visit.clock });
      Object.assign(results, { [id]: value });
      visit.timings[id] = Math.round(performance.now() - started);
    },
  };
}

/** Runs gatherers in their order; those that work beside the page are awaited at the end. */
export async function gatherAll(
  gatherers: readonly PageGatherer[],
  visit: PageVisit,
  results: VisitResults,
): Promise<void> {
  const beside: Promise<void>[] = [];
  for (const gatherer of gatherers) {
    const run = gatherer.run(visit, results);
    if (gatherer.beside) beside.push(run);
    else await run;
  }
  await Promise.all(beside);
}
