import type { NotAnalysedPage } from '#contract/report.ts';
import { isArtifactError, type PageFacts, type SiteArtifacts, type Sitemap } from '../artifacts.ts';
import { refineKinds } from '../derive/page/refine-kinds.ts';
import type { GatheredSite } from '../judge/judge-audit.ts';
import { isComplete } from '../judge/left-out-pages.ts';
import { probeDocuments } from '../probe/documents.ts';
import { hostsNamedBy, probeHosts } from '../probe/hosts.ts';
import { type PageProbes, probeOtherPages } from '../probe/page-probes.ts';
import type { ProbeContext } from '../probe/probe-context.ts';
import type { SiteProbes } from '../probe/site-probes.ts';
import { artifactWithin } from '../probe/with-deadline.ts';
import type { AuditRun, SiteCrawl } from './open-run.ts';

const sitemapSample = 50;
const documentsMs = 40_000;
/** Beyond the run’s own deadline for a thousand pages. */
const htmlMs = 600_000;

export interface SiteHarvest {
  readonly sitemaps: readonly Sitemap[];
  readonly facts: readonly PageFacts[];
  readonly notAnalysed: readonly NotAnalysedPage[];
  /** Still under way: the last to come. */
  readonly consentVisits: Promise<SiteArtifacts['consentVisits']>;
  readonly homeLoads: Promise<SiteArtifacts['homeLoads']>;
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
  const { facts, notAnalysed, sitemaps, consentVisits, homeLoads, truncated } = harvest;
  links.addInternal(sampleOf(sitemaps));
  const documents = journal.step('documents', start.host, () =>
    artifactWithin('documents', documentsMs, signal, () =>
      probeDocuments(run.clients.site, facts, crawl.siteDomain, crawl.isAllowed, signal),
    ),
  );
  documents.catch(() => undefined);
  const htmlValidity = journal.step('html validity', start.host, () => checkHtml(run));
  htmlValidity.catch(() => undefined);
  const late = askAboutPages(run, crawl, facts);
  late.catch(() => undefined);
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
    mtaStsPolicy: await probes.mtaStsPolicy,
    sensitive: await probes.sensitive,
    ...(await late),
    linkChecks,
    documents: await documents,
    htmlValidity: await htmlValidity,
    homeLoads: await homeLoads,
    consentVisits: await consentVisits,
  };
}

/** One run of the Nu checker over all pages. */
function checkHtml({ htmlFolder, signal }: AuditRun): Promise<SiteArtifacts['htmlValidity']> {
  return artifactWithin('vérificateur HTML', htmlMs, signal, () => htmlFolder.check(signal)).finally(
    htmlFolder.remove,
  );
}

/** What only the visited pages tell to ask: their hosts, interfaces, scripts and other spellings of their addresses. */
async function askAboutPages(
  run: AuditRun,
  crawl: SiteCrawl,
  facts: readonly PageFacts[],
): Promise<PageProbes & Pick<SiteArtifacts, 'hosts'>> {
  const { clients, journal, limits, signal, world } = run;
  const { start, siteDomain, isAllowed, probes } = crawl;
  const within = <Artifact>(name: string, ask: () => Promise<Artifact>) =>
    journal.step(`probe ${name}`, start.host, () => artifactWithin(name, limits.probesMs, signal, ask));
  const asking: ProbeContext = { client: clients.site, siteDomain, isAllowed, signal };
  const first = await probes.startPage;
  const [others, hosts] = await Promise.all([
    within('pages', async () => (isArtifactError(first) ? first : probeOtherPages(asking, facts, first))),
    within('hôtes', async () =>
      (await probes.dns) === null
        ? null
        : probeHosts(hostsNamedBy(facts, siteDomain), {
            client: clients.site,
            resolver: world.resolver,
            signal,
          }),
    ),
  ]);
  return { ...bothProbes(first, others), hosts };
}

/** One that failed makes the whole unknown: half an answer would pass for all of it. */
function bothProbes(first: PageProbes, others: PageProbes): PageProbes {
  const failed: unknown = [first, others].find((probes) => isArtifactError(probes));
  if (failed !== undefined)
    return { cors: failed, sourceMaps: failed, addressVariants: failed } as unknown as PageProbes;
  return {
    cors: [...first.cors, ...others.cors],
    sourceMaps: [...first.sourceMaps, ...others.sourceMaps],
    addressVariants: [...first.addressVariants, ...others.addressVariants],
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
