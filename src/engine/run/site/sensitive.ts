import { ownsStart } from '../../address/ownership.ts';
import { probeSensitive, sensitiveTimeoutMs } from '../../probe/sensitive/probe-sensitive.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** On a proved domain alone. One request a second: the client for other people’s sites keeps that pace. */
export const sensitive = defineSiteArtifact({
  id: 'sensitive',
  from: 'start',
  gather: ({ run, crawl }) =>
    ownsStart(run.order, crawl.start)
      ? probeSensitive({
          client: run.clients.others,
          start: crawl.start,
          siteDomain: crawl.siteDomain,
          budgetMs: run.limits.probesMs - sensitiveTimeoutMs - 2_000,
          signal: run.signal,
        })
      : null,
});
