import { siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-absent.ts';

ruleCases(rule, {
  found: {
    artifacts: siteArtifacts({ sitemaps: [sitemapOf(['https://www.exemple.fr/'])] }),
    verdict: 'pass',
  },
  'found, though unreadable': {
    artifacts: siteArtifacts({
      sitemaps: [sitemapOf([], { kind: 'invalid', error: 'ni XML ni liste' })],
    }),
    verdict: 'pass',
  },
  'none at the usual places': {
    artifacts: siteArtifacts({ sitemaps: [] }),
    verdict: 'fail',
    title: 'Aucun plan de site XML n’a été trouvé',
    occurrences: 1,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/sitemap.xml', note: 'aucun plan de site' },
      { type: 'request', url: 'https://www.exemple.fr/sitemap_index.xml', note: 'aucun plan de site' },
      { type: 'request', url: 'https://www.exemple.fr/wp-sitemap.xml', note: 'aucun plan de site' },
    ],
  },
  'declared, but missing': {
    artifacts: siteArtifacts({
      robots: { ...siteArtifacts().robots, sitemaps: ['https://www.exemple.fr/sitemap.xml'] },
      sitemaps: [sitemapOf([], { kind: 'invalid', status: 404, error: 'réponse 404' })],
    }),
    verdict: 'fail',
    title: 'Le plan de site annoncé dans robots.txt ne répond pas',
    occurrences: 1,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/sitemap.xml', status: 404, note: 'aucun plan de site' },
    ],
  },
  'declared on another host that was not reached': {
    artifacts: siteArtifacts({
      robots: { ...siteArtifacts().robots, sitemaps: ['https://cdn.example.net/plan.xml'] },
      sitemaps: [
        sitemapOf([], {
          url: 'https://cdn.example.net/plan.xml',
          kind: 'invalid',
          status: 0,
          error: 'nom de domaine introuvable',
        }),
      ],
    }),
    verdict: 'error',
    reason: 'le plan de site annoncé est sur un autre serveur, qui n’a pas pu être joint',
  },
});
