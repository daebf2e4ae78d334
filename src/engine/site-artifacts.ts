import type { NotAnalysedPage } from '#contract/report.ts';
import { isArtifactError, type PageFacts, type SiteArtifacts, type Sitemap } from './artifacts.ts';
import type { AuditRun, SiteCrawl } from './audit-run.ts';
import { isComplete } from './crawl/harvest.ts';
import { refineKinds } from './crawl/refine-kinds.ts';
import { createRobotsJudge } from './crawl/robots.ts';
import type { Journal } from './journal.ts';
import type { GatheredSite } from './judge/judge-audit.ts';
import { probeDns } from './probe/dns.ts';
import { probeDocuments } from './probe/documents.ts';
import type { Clients } from './probe/open-clients.ts';
import { probeSite, type SiteProbes } from './probe/site-probes.ts';
import { probeTls } from './probe/tls.ts';
import { artifactWithin } from './probe/with-deadline.ts';
import type { EngineLimits, EngineWorld } from './world.ts';

/** What is asked beside the pages, started early and awaited late. */
export interface Probes {
  readonly exchanges: Promise<SiteProbes>;
  readonly tls: Promise<SiteArtifacts['tls']>;
  readonly dns: Promise<SiteArtifacts['dns']>;
}

/** Asks the site’s other addresses, its TLS and its DNS while pages are visited. */
export function startProbes(options: {
  readonly start: URL;
  readonly siteDomain: string;
  readonly clients: Clients;
  readonly world: EngineWorld;
  readonly limits: EngineLimits;
  readonly journal: Journal;
  readonly signal: AbortSignal;
}): Probes {
  const { start, world, limits, journal, signal } = options;
  const within = <Artifact>(name: string, run: () => Promise<Artifact>) => {
    const probe = journal.step(`probe ${name}`, start.host, () =>
      artifactWithin(name, limits.probesMs, signal, run),
    );
    // Awaited only once pages are visited: a cancellation before that is the audit’s to tell.
    probe.catch(() => undefined);
    return probe;
  };
  return {
    exchanges: within('HTTP', () => probeSite(options.clients.site, start, options.siteDomain, signal)),
    tls: within('TLS', async () =>
      start.protocol === 'https:' ? probeTls(start, world.policy, signal) : null,
    ),
    dns: within('DNS', () => probeDns(start.hostname, world.resolver)),
  };
}

const sitemapSample = 50;
const documentsMs = 40_000;

export interface SiteHarvest {
  readonly sitemaps: readonly Sitemap[];
  readonly facts: readonly PageFacts[];
  readonly notAnalysed: readonly NotAnalysedPage[];
  readonly consentVisits: SiteArtifacts['consentVisits'];
  /** Some pages of the site are not even known. */
  readonly truncated: boolean;
}

/** Brings together what site rules read. Checks the links nobody visited first, within its deadline. */
export async function gatherSiteArtifacts(
  run: AuditRun,
  crawl: SiteCrawl,
  harvest: SiteHarvest,
): Promise<GatheredSite> {
  const { order, limits, journal, signal } = run;
  const { start, links, probes } = crawl;
  const { facts, notAnalysed, sitemaps, consentVisits, truncated } = harvest;
  links.addInternal(sampleOf(sitemaps));
  const documents = journal.step('documents', start.host, () =>
    artifactWithin('documents', documentsMs, signal, () =>
      probeDocuments(run.clients.site, facts, crawl.siteDomain, createRobotsJudge(crawl.robots), signal),
    ),
  );
  documents.catch(() => undefined);
  const linkChecks = await journal.step('link checks', start.host, () =>
    artifactWithin('liens', limits.linkChecksMs + 10_000, signal, () =>
      links.finish(facts, limits.linkChecksMs),
    ),
  );
  return {
    site: {
      startUrl: start.href,
      origin: start.origin,
      host: start.host,
      siteDomain: crawl.siteDomain,
      scope: order.scope,
      profile: order.profile,
      device: order.device,
      crawlComplete: order.scope === 'site' && !truncated && isComplete(notAnalysed),
      startedAt: run.startedAt.toISOString(),
    },
    pages: refineKinds(facts),
    notAnalysed,
    robots: crawl.robots,
    sitemaps,
    tls: await probes.tls,
    dns: await probes.dns,
    ...eachProbe(await probes.exchanges),
    consentVisits,
    linkChecks,
    documents: await documents,
  };
}

/** Addresses spread over the sitemaps, to be checked like links. */
function sampleOf(sitemaps: readonly Sitemap[]): string[] {
  const listed = sitemaps.filter((map) => map.kind !== 'index').flatMap((map) => map.urls);
  const stride = Math.max(1, Math.floor(listed.length / sitemapSample));
  return listed.filter((_, index) => index % stride === 0).slice(0, sitemapSample);
}

const probeNames = [
  'httpProbe',
  'httpsProbe',
  'wwwProbe',
  'notFoundProbe',
  'securityTxt',
  'favicon',
  'llmsTxt',
] as const satisfies readonly (keyof SiteProbes)[];

/** When the exchanges failed as one, each of them carries the reason. */
function eachProbe(exchanges: SiteProbes): SiteProbes {
  const failed: unknown = exchanges;
  if (!isArtifactError(failed)) return exchanges;
  return Object.fromEntries(probeNames.map((name) => [name, failed])) as unknown as SiteProbes;
}
