import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-urls-erreur.ts';

const url = 'https://www.exemple.fr/ancienne';
const sitemap = {
  url: 'https://www.exemple.fr/sitemap.xml',
  status: 200,
  kind: 'urlset' as const,
  urlCount: 1,
  urls: [url],
  error: null,
};
const check = (status: number) => ({ url, status, failure: null, internal: true, from: [] });

ruleCases(rule, {
  pass: {
    'the address answers': siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(200)] }),
    'a refusal to robots proves nothing': siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(403)] }),
  },
  fail: {
    'checked and missing': siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(404)] }),
    'visited and in error': siteArtifacts({
      sitemaps: [sitemap],
      notAnalysed: [{ url, reason: 'http-error', detail: '410' }],
    }),
  },
  inapplicable: { 'no sitemap': siteArtifacts({ linkChecks: [check(404)] }) },
});
