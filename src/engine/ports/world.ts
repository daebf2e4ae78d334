import type { AuditProgress } from '#contract/audit.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { PageArtifacts } from '../artifacts.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import type { EngineLog } from '../engine-log.ts';
import type { GatheredAudit } from '../judge/judge-audit.ts';
import type { DnsResolver } from '../probe/dns-resolver.ts';
import type { OnReading } from '../probe/reading-mark.ts';
import type { VisitPool } from './visit.ts';

/** Saves what an audit gathers. */
export interface ArtifactKeeper {
  /** One analysed page, in the order of the report. */
  page(artifacts: PageArtifacts): void;
  /** All the rest. Resolves when everything is saved; rejects when something could not be. */
  site(gathered: Omit<GatheredAudit, 'pages'>): Promise<void>;
}

/** The Nu HTML checker on this machine, or the French reason why it cannot be used. */
export type HtmlChecker =
  | {
      readonly javaPath: string;
      readonly jarPath: string;
      /** Where an archive of its Java classes may be kept: it starts with a third less processor time. */
      readonly archivePath?: string;
    }
  | { readonly missing: string };

/** What an audit needs of the world; the caller owns it and closes it. */
export interface EngineWorld {
  readonly pool: VisitPool;
  readonly policy: TargetPolicy;
  readonly clock: { now(): Date };
  readonly engineVersion: string;
  /** Address of Constat, named in every request. No trailing slash. */
  readonly publicUrl: string;
  readonly log?: EngineLog;
  /** Hears what this process works on of what servers answered, before it does. Default: nobody does. */
  readonly onReading?: OnReading;
  readonly resolver?: DnsResolver;
  readonly limits?: Partial<EngineLimits>;
  /** Default: none. */
  readonly htmlChecker?: HtmlChecker;
  /** `kept` of the last audit of this site by the same account: unchanged files are not fetched again. */
  readonly kept?: unknown;
  /** Audits under way that share what one may ask of the site, this one included; changes while it runs. Default: 1. */
  readonly sharedBy?: () => number;
  /** Receives what is gathered, for a later replay. */
  readonly keep?: ArtifactKeeper;
  /** What opens the site: sent to its origin alone, and in nothing that comes back. The pool has been given it too. */
  readonly access?: SiteAccess;
  /** Rule whose reading is wanted page by page. */
  readonly explain?: string | null;
}

export interface EngineEvents {
  readonly onProgress?: (progress: AuditProgress) => void;
  readonly signal: AbortSignal;
}

/** Deadlines, milliseconds. */
export interface EngineLimits {
  readonly pageMs: number;
  /** No page finished for that long: the audit ends with what it has. */
  readonly stallMs: number;
  /** All visits together. */
  readonly visitsMs: number;
  readonly sitemapsMs: number;
  readonly probesMs: number;
  readonly linkChecksMs: number;
  readonly failuresInARow: number;
  /** All waits for an idle machine together, to measure again what it was too busy for; of the wall. */
  readonly idleWaitMs: number;
}

/** Enough for every page at its slowest half; a stuck site ends long before by `stallMs`. */
export function defaultLimits(maxPages: number): EngineLimits {
  return {
    pageMs: 90_000,
    stallMs: 300_000,
    visitsMs: 300_000 + maxPages * 45_000,
    sitemapsMs: 60_000,
    probesMs: 60_000,
    linkChecksMs: 60_000,
    failuresInARow: 100,
    idleWaitMs: 20_000,
  };
}
