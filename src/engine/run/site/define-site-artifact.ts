import type { NotAnalysedPage } from '#contract/report.ts';
import { isArtifactError, type PageFacts, type Sitemap, type SiteShapes } from '../../artifacts.ts';
import { attempt, type Definition, type Results } from '../../gather/attempt.ts';
import type { PageProbes } from '../../probe/page-probes.ts';
import type { SiteProbes } from '../../probe/site-probes.ts';
import type { AuditRun, SiteCrawl } from '../open-run.ts';

/** When an artifact of the site can be gathered, and what is known then. */
export interface Moments {
  /** The address is reached: robots.txt was read, no page is visited yet. */
  readonly start: { readonly run: AuditRun; readonly crawl: SiteCrawl };
  /** The home page is loaded; the others are being visited. */
  readonly home: Moments['start'] & {
    readonly home: PageFacts;
    /** The same once its visit is over: what came late is there. */
    readonly whole: Promise<PageFacts>;
  };
  /** The HTML of all pages came: the only page is loaded, or all of several are visited. */
  readonly read: Moments['start'];
  /** All pages are visited. */
  readonly pages: Moments['start'] & {
    readonly facts: readonly PageFacts[];
    readonly notAnalysed: readonly NotAnalysedPage[];
    readonly sitemaps: readonly Sitemap[];
    /** Addresses of pages whose load met a busy machine. */
    readonly starved: readonly string[];
  };
}

/** Exchanges that serve several artifacts. */
interface SiteSteps {
  readonly exchanges: SiteProbes;
  readonly startPage: PageProbes;
  readonly otherPages: PageProbes;
}

type SiteValues = Omit<SiteShapes, 'site' | 'pages' | 'notAnalysed' | 'rgaa'> & SiteSteps;
export type SiteResults = Results<SiteValues>;

/** A gatherer as the audit runs it. */
export interface SiteGatherer<Id extends keyof SiteValues = keyof SiteValues> {
  readonly id: Id;
  readonly from: keyof Moments;
  /** Artifacts it waits for. */
  readonly waitsFor: readonly (keyof SiteValues)[];
  /** Adds what it gathered, or its failure. @throws the signal’s reason when the audit is cancelled */
  run(moments: Moments[keyof Moments], results: SiteResults): Promise<void>;
}

/**
 * Declares how an artifact of the site is gathered: as soon as its moment has come and what it needs is there. Its type
 * and its sample are one entry of `artifacts/site.ts`, its gatherer one line of `site-artifacts.ts`.
 */
export function defineSiteArtifact<
  const Id extends keyof SiteValues,
  const From extends keyof Moments,
  const Needs extends keyof SiteValues = never,
  const After extends keyof SiteValues = never,
>(
  definition: Definition<SiteValues, Moments[From], Id, Needs, After> & {
    readonly from: From;
    /** Longest time, ms; null: it keeps time by itself. Default: `limits.probesMs`. */
    readonly limitMs?: number | null | ((run: AuditRun) => number);
  },
): SiteGatherer<Id> {
  const { id, from, needs = [], after = [], limitMs } = definition;
  const limitOf = (run: AuditRun) =>
    typeof limitMs === 'function' ? limitMs(run) : limitMs === undefined ? run.limits.probesMs : limitMs;
  return {
    id,
    from,
    waitsFor: [...needs, ...after],
    async run(known, results) {
      const { run, crawl } = known;
      // Started by its own moment alone: see `gatherSite`.
      const moment = known as Moments[From];
      const began = performance.now();
      const limit = limitOf(run);
      const value = await attempt(definition, moment, results, {
        limitMs: limit,
        signal: run.signal,
        clock: run.clock,
      });
      const outcome = isArtifactError(value) ? `failed: ${value.artifactError}` : crawl.start.host;
      run.journal.note(`artifact ${id}`, outcome, performance.now() - began);
      Object.assign(results, { [id]: value });
    },
  };
}
