import type { AuditOrder } from '#contract/audit.ts';
import { ownsStart } from '../address/ownership.ts';
import { isArtifactError, type SiteArtifacts } from '../artifacts.ts';
import type { Journal } from '../ports/journal.ts';
import type { EngineLimits, EngineWorld } from '../ports/world.ts';
import { probeDns } from '../probe/dns.ts';
import { probeMtaStsPolicy } from '../probe/mta-sts.ts';
import type { Clients } from '../probe/open-clients.ts';
import { type PageProbes, probeStartPage } from '../probe/page-probes.ts';
import { probeSensitive, sensitiveTimeoutMs } from '../probe/sensitive/probe-sensitive.ts';
import { probeSite, type SiteProbes } from '../probe/site-probes.ts';
import { probeTls } from '../probe/tls.ts';
import { artifactWithin } from '../probe/with-deadline.ts';

/** What is asked beside the pages, started early and awaited late. */
export interface Probes {
  readonly exchanges: Promise<SiteProbes>;
  readonly tls: Promise<SiteArtifacts['tls']>;
  readonly dns: Promise<SiteArtifacts['dns']>;
  readonly mtaStsPolicy: Promise<SiteArtifacts['mtaStsPolicy']>;
  readonly startPage: Promise<PageProbes>;
  readonly sensitive: Promise<SiteArtifacts['sensitive']>;
}

/** Asks the site’s other addresses, its TLS and its DNS while pages are visited. */
export function startProbes(options: {
  readonly order: AuditOrder;
  readonly start: URL;
  readonly siteDomain: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly clients: Clients;
  readonly world: EngineWorld;
  readonly limits: EngineLimits;
  readonly journal: Journal;
  readonly signal: AbortSignal;
}): Probes {
  const { order, start, siteDomain, isAllowed, clients, world, limits, journal, signal } = options;
  const within = <Artifact>(name: string, run: () => Promise<Artifact>) => {
    const probe = journal.step(`probe ${name}`, start.host, () =>
      artifactWithin(name, limits.probesMs, signal, run),
    );
    // Awaited only once pages are visited: a cancellation before that is the audit’s to tell.
    probe.catch(() => undefined);
    return probe;
  };
  const dns = within('DNS', () => probeDns(start.hostname, world.resolver));
  return {
    exchanges: within('HTTP', () => probeSite(clients.site, start, siteDomain, signal)),
    tls: within('TLS', async () =>
      start.protocol === 'https:' ? probeTls(start, world.policy, signal) : null,
    ),
    dns,
    mtaStsPolicy: within('MTA-STS', async () => {
      const facts = await dns;
      return probeMtaStsPolicy(clients.others, isArtifactError(facts) ? null : facts, signal);
    }),
    startPage: within('page d’entrée', () =>
      probeStartPage({ client: clients.site, siteDomain, isAllowed, signal }, start),
    ),
    // One request a second: the client for other people’s sites keeps that pace.
    sensitive: within('adresses sensibles', async () =>
      ownsStart(order, start)
        ? probeSensitive({
            client: clients.others,
            start,
            siteDomain,
            budgetMs: limits.probesMs - sensitiveTimeoutMs - 2_000,
            signal,
          })
        : null,
    ),
  };
}
