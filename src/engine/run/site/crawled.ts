import { defineSiteArtifact } from './define-site-artifact.ts';

/** What the crawl itself read. */
export const robots = defineSiteArtifact({
  id: 'robots',
  from: 'start',
  gather: ({ crawl }) => crawl.robots,
});

export const sitemaps = defineSiteArtifact({
  id: 'sitemaps',
  from: 'pages',
  gather: (known) => known.sitemaps,
});
