import type { Sitemap } from '../../artifacts.ts';
import { probeDocuments } from '../../probe/documents.ts';
import { checkForms } from '../../probe/form-checks.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

const sitemapSample = 50;

/** The links nobody visited, and a sample of what the sitemaps list. */
export const linkChecks = defineSiteArtifact({
  id: 'linkChecks',
  from: 'pages',
  limitMs: ({ limits }) => limits.linkChecksMs + 10_000,
  gather({ run, crawl, facts, sitemaps }) {
    crawl.links.addInternal(sampleOf(sitemaps));
    return crawl.links.finish(facts, run.limits.linkChecksMs);
  },
});

/** Whether the addresses that forms are sent to are there. */
export const formChecks = defineSiteArtifact({
  id: 'formChecks',
  from: 'pages',
  gather: ({ run, crawl, facts }) => checkForms(run.clients.site, facts, crawl.isAllowed, run.signal),
});

export const documents = defineSiteArtifact({
  id: 'documents',
  from: 'pages',
  limitMs: 40_000,
  gather: ({ run, crawl, facts }) =>
    probeDocuments(run.clients.site, facts, crawl.siteDomain, crawl.isAllowed, run.signal, run.clock),
});

/** Addresses spread over the sitemaps, to be checked like links. */
function sampleOf(sitemaps: readonly Sitemap[]): string[] {
  const listed = sitemaps.filter((map) => map.kind !== 'index').flatMap((map) => map.urls);
  const stride = Math.max(1, Math.floor(listed.length / sitemapSample));
  return listed.filter((_, index) => index % stride === 0).slice(0, sitemapSample);
}
