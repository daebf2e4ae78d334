import { siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-invalide.ts';

const site = (...sitemaps: ReturnType<typeof sitemapOf>[]) => siteArtifacts({ sitemaps });

ruleCases(rule, {
  pass: {
    'well formed': site(sitemapOf(['https://www.exemple.fr/a'])),
    'a subdomain of the site': site(sitemapOf(['https://blog.exemple.fr/a'])),
  },
  fail: {
    'not XML': site(sitemapOf([], { kind: 'invalid', error: 'unexpected end' })),
    'addresses of another site': site(sitemapOf(['https://preprod.autre.example/a'])),
    'relative addresses': site(sitemapOf(['/a'])),
  },
  inapplicable: { none: site() },
});
