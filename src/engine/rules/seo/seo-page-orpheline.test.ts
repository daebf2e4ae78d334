import { linkTo, pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-page-orpheline.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const build = (links: string[], listed: string[], crawlComplete = true) => {
  const { site } = siteArtifacts();
  return siteArtifacts({
    site: { ...site, crawlComplete },
    pages: [
      pageFacts({ url: at('/'), links: links.map((path) => linkTo(path)) }),
      pageFacts({ url: at('/a'), isHome: false }),
    ],
    sitemaps: [sitemapOf(listed.map(at))],
  });
};

ruleCases(rule, {
  'linked from the home page': { artifacts: build(['/a'], ['/', '/a']), verdict: 'pass' },
  'linked with a slash': { artifacts: build(['/a/'], ['/a']), verdict: 'pass' },
  'no link to it': {
    artifacts: build([], ['/', '/a']),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/a', note: 'aucun lien n’y mène' }],
  },
  'no link on the pages visited': {
    artifacts: build([], ['/', '/a', '/b'], false),
    verdict: 'review',
    pages: ['https://www.exemple.fr/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/a', note: 'aucun lien n’y mène' }],
  },
  'most of the site unseen': {
    artifacts: build([], ['/', '/a', '/b', '/c', '/d', '/e'], false),
    verdict: 'inapplicable',
    reason: 'une trop petite part du site a été visitée',
  },
  'no sitemap': {
    artifacts: build(['/a'], []),
    verdict: 'inapplicable',
    reason: 'aucun plan de site à comparer',
  },
  'an index of site maps': {
    artifacts: siteArtifacts({ sitemaps: [sitemapOf([at('/a')], { kind: 'index' })] }),
    verdict: 'inapplicable',
    reason: 'aucun plan de site à comparer',
  },
  'chosen pages, which links of others may lead to': {
    artifacts: (() => {
      const base = build([], ['/', '/a'], false);
      return { ...base, site: { ...base.site, scope: 'list' as const } };
    })(),
    verdict: 'inapplicable',
    reason: 'aucun plan de site à comparer',
  },
});
