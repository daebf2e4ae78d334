import { pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-invalide.ts';

const site = (...sitemaps: ReturnType<typeof sitemapOf>[]) => siteArtifacts({ sitemaps });

const copy = (urls: readonly string[]) =>
  siteArtifacts({
    sitemaps: [sitemapOf(urls)],
    pages: [pageFacts({ canonical: 'https://www.piscine.example/' })],
  });

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
  'a copy, of whose own address sitemap and canonical address agree': {
    artifacts: copy(['https://www.piscine.example/a', 'https://www.piscine.example/b']),
    verdict: 'inapplicable',
    reason:
      'le plan de site et la page d’accueil désignent www.piscine.example comme l’adresse du site, lu ici à une autre',
  },
  'addresses of the one site that this is, read where its host lends it a name': {
    artifacts: {
      ...site(sitemapOf(['https://www.piscine.example/a', 'https://www.piscine.example/b'])),
      site: { ...siteArtifacts().site, host: 'piscine.github.io', siteDomain: 'piscine.github.io' },
    },
    verdict: 'inapplicable',
    reason:
      'le plan de site désigne www.piscine.example comme l’adresse du site, lu ici à une adresse provisoire ou prêtée',
  },
  'addresses of several hosts, one of which the canonical address names': {
    artifacts: copy(['https://www.piscine.example/a', 'https://vieux.example/b']),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/sitemap.xml',
        note: 'adresse d’un autre site ou incomplète : https://www.piscine.example/a',
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
  'on another host that was not reached, beside a right one': {
    artifacts: site(
      sitemapOf([], {
        url: 'https://cdn.example.net/plan.xml',
        kind: 'invalid',
        status: 0,
        error: 'nom de domaine introuvable',
      }),
      sitemapOf(['https://www.exemple.fr/a']),
    ),
    verdict: 'pass',
  },
  'only on another host that was not reached': {
    artifacts: site(
      sitemapOf([], {
        url: 'https://cdn.example.net/plan.xml',
        kind: 'invalid',
        status: 0,
        error: 'délai dépassé',
      }),
    ),
    verdict: 'error',
    reason: 'le plan de site est sur un autre serveur, qui n’a pas pu être joint',
  },
  'on another host that answers an error': {
    artifacts: site(
      sitemapOf([], {
        url: 'https://cdn.example.net/plan.xml',
        kind: 'invalid',
        status: 404,
        error: 'réponse 404',
      }),
    ),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://cdn.example.net/plan.xml', note: 'réponse 404' }],
  },
  'on a host of the site that has no name': {
    artifacts: site(
      sitemapOf([], {
        url: 'https://plans.exemple.fr/plan.xml',
        kind: 'invalid',
        status: 0,
        error: 'nom de domaine introuvable',
      }),
    ),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://plans.exemple.fr/plan.xml', note: 'nom de domaine introuvable' },
    ],
  },
  none: { artifacts: site(), verdict: 'inapplicable', reason: 'aucun plan de site' },
});
