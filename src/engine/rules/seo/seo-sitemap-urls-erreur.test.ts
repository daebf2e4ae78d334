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
  'the address answers': {
    artifacts: siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(200)] }),
    verdict: 'pass',
  },
  'a refusal to robots proves nothing': {
    artifacts: siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(403)] }),
    verdict: 'pass',
  },
  'checked and missing': {
    artifacts: siteArtifacts({ sitemaps: [sitemap], linkChecks: [check(404)] }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/ancienne', status: 404 }],
  },
  'visited and in error': {
    artifacts: siteArtifacts({
      sitemaps: [sitemap],
      notAnalysed: [{ url, reason: 'http-error', detail: '410' }],
    }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/ancienne', status: 410 }],
  },
  'none of its addresses was asked': {
    artifacts: siteArtifacts({ sitemaps: [sitemap] }),
    verdict: 'error',
    reason: 'aucune adresse du plan de site n’a été demandée',
  },
  'no sitemap': {
    artifacts: siteArtifacts({ linkChecks: [check(404)] }),
    verdict: 'inapplicable',
    reason: 'aucun plan de site lisible',
  },
});
