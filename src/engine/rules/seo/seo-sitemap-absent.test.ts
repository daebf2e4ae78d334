import { siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-absent.ts';

ruleCases(rule, {
  pass: {
    found: siteArtifacts({ sitemaps: [sitemapOf(['https://www.exemple.fr/'])] }),
    'found, though unreadable': siteArtifacts({
      sitemaps: [sitemapOf([], { kind: 'invalid', error: 'ni XML ni liste' })],
    }),
  },
  fail: {
    'none at the usual places': siteArtifacts({ sitemaps: [] }),
    'declared, but missing': siteArtifacts({
      sitemaps: [sitemapOf([], { kind: 'invalid', status: 404, error: 'réponse 404' })],
    }),
  },
});
