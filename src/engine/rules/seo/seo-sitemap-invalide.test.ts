import { siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-invalide.ts';

const site = (...sitemaps: ReturnType<typeof sitemapOf>[]) => siteArtifacts({ sitemaps });

ruleCases(rule, {
  'well formed': { artifacts: site(sitemapOf(['https://www.exemple.fr/a'])), verdict: 'pass' },
  'a subdomain of the site': { artifacts: site(sitemapOf(['https://blog.exemple.fr/a'])), verdict: 'pass' },
  'not XML': {
    artifacts: site(sitemapOf([], { kind: 'invalid', error: 'unexpected end' })),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/sitemap.xml', note: 'unexpected end' }],
  },
  'addresses of another site': {
    artifacts: site(sitemapOf(['https://preprod.autre.example/a'])),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/sitemap.xml',
        note: 'adresse d’un autre site ou incomplète : https://preprod.autre.example/a',
      },
    ],
  },
  'relative addresses': {
    artifacts: site(sitemapOf(['/a'])),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/sitemap.xml',
        note: 'adresse d’un autre site ou incomplète : /a',
      },
    ],
  },
  none: { artifacts: site(), verdict: 'inapplicable', reason: 'aucun plan de site' },
});
