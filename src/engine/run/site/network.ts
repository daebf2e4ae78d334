import { orElse } from '../../artifacts.ts';
import { probeDns } from '../../probe/dns.ts';
import { hostsNamedBy, probeHosts } from '../../probe/hosts.ts';
import { probeMtaStsPolicy } from '../../probe/mta-sts.ts';
import { probeTls } from '../../probe/tls.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

export const tls = defineSiteArtifact({
  id: 'tls',
  from: 'start',
  gather: ({ run, crawl }) =>
    crawl.start.protocol === 'https:' ? probeTls(crawl.start, run.world.policy, run.signal) : null,
});

export const dns = defineSiteArtifact({
  id: 'dns',
  from: 'start',
  gather: ({ run, crawl }) => probeDns(crawl.start.hostname, run.world.resolver),
});

export const mtaStsPolicy = defineSiteArtifact({
  id: 'mtaStsPolicy',
  from: 'start',
  after: ['dns'],
  gather: ({ run }, _needed, earlier) =>
    probeMtaStsPolicy(run.clients.others, orElse(earlier.dns ?? null, null), run.signal),
});

/** Named by the pages; nothing to ask for where there is no domain. */
export const hosts = defineSiteArtifact({
  id: 'hosts',
  from: 'pages',
  after: ['dns'],
  gather: ({ run, crawl, facts }, _needed, earlier) =>
    earlier.dns === null
      ? null
      : probeHosts(hostsNamedBy(facts, crawl.siteDomain), {
          client: run.clients.site,
          resolver: run.world.resolver,
          signal: run.signal,
        }),
});
