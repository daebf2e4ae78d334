import { pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-absent.ts';

const inFolder = 'https://www.exemple.fr/projet/sitemap.xml';
const project = (changes: Parameters<typeof siteArtifacts>[0]) => {
  const base = siteArtifacts(changes);
  return { ...base, site: { ...base.site, startUrl: 'https://www.exemple.fr/projet/' } };
};
const unannounced = {
  verdict: 'review',
  title: 'Le site a un plan de site dans son dossier, mais rien ne l’annonce aux moteurs : à vérifier',
  evidence: [{ type: 'request', url: inFolder, status: 200, note: 'absent de robots.txt' }],
} as const;

const small =
  'Le site n’a pas de plan de site XML : les moteurs s’en passent quand les pages sont peu nombreuses et toutes liées';
const atTheRoot = ['sitemap.xml', 'sitemap_index.xml', 'wp-sitemap.xml'].map((name) => ({
  type: 'request' as const,
  url: `https://www.exemple.fr/${name}`,
  note: 'aucun plan de site',
}));

ruleCases(rule, {
  'in the folder of the audited address, announced by nothing': {
    artifacts: project({ sitemaps: [sitemapOf(['https://www.exemple.fr/projet/a'], { url: inFolder })] }),
    ...unannounced,
  },
  'an index in the folder, with what it names': {
    artifacts: project({
      sitemaps: [
        sitemapOf(['https://www.exemple.fr/projet/pages.xml'], { url: inFolder, kind: 'index' }),
        sitemapOf(['https://www.exemple.fr/projet/a'], { url: 'https://www.exemple.fr/projet/pages.xml' }),
      ],
    }),
    ...unannounced,
  },
  'in the folder, and named by robots.txt': {
    artifacts: project({
      robots: { ...siteArtifacts().robots, sitemaps: [inFolder] },
      sitemaps: [sitemapOf(['https://www.exemple.fr/projet/a'], { url: inFolder })],
    }),
    verdict: 'pass',
  },
  'at the root, for a site in a folder': {
    artifacts: project({ sitemaps: [sitemapOf(['https://www.exemple.fr/projet/a'])] }),
    verdict: 'pass',
  },
  'none, neither at the root nor in the folder': {
    artifacts: project({ sitemaps: [] }),
    verdict: 'fail',
    severity: 'info',
    title: small,
    occurrences: 1,
    evidence: ['', 'projet/'].flatMap((folder) =>
      ['sitemap.xml', 'sitemap_index.xml', 'wp-sitemap.xml'].map((name) => ({
        type: 'request' as const,
        url: `https://www.exemple.fr/${folder}${name}`,
        note: 'aucun plan de site',
      })),
    ),
  },
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
  'none at the usual places of a small site that was read whole': {
    artifacts: siteArtifacts({ sitemaps: [] }),
    verdict: 'fail',
    severity: 'info',
    title: small,
    occurrences: 1,
    evidence: atTheRoot,
  },
  'none, on a site that was not read whole': {
    artifacts: siteArtifacts({ sitemaps: [], site: { ...siteArtifacts().site, crawlComplete: false } }),
    verdict: 'fail',
    title: 'Aucun plan de site XML n’a été trouvé',
    occurrences: 1,
    evidence: atTheRoot,
  },
  'none, on a site of many pages': {
    artifacts: siteArtifacts({ sitemaps: [], pages: Array.from({ length: 501 }, () => pageFacts()) }),
    verdict: 'fail',
    title: 'Aucun plan de site XML n’a été trouvé',
    occurrences: 1,
    evidence: atTheRoot,
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
