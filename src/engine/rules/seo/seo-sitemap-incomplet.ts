import { identityOf } from '../../address/page-url.ts';
import { canonicalIdentityOf } from '../../derive/search/canonical.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-sitemap-incomplet',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'sitemaps.org' }],
  parent: 'seo-sitemap-absent',
  title: {
    fail: 'Des pages du menu manquent au plan de site XML',
    pass: 'Le plan de site XML contient les pages du menu',
  },
  why: 'Ces pages comptent pour vous, puisqu’elles sont au menu ; les moteurs ne le savent pas.',
  fix: 'Ajouter ces adresses au plan de site, ou le faire produire par l’outil qui gère le site.',
  artifacts: ['pages', 'sitemaps'],
  evaluate({ pages, sitemaps }) {
    const maps = sitemaps.filter(({ kind }) => kind === 'urlset' || kind === 'text');
    const listed = new Set(maps.flatMap(({ urls }) => urls).map(identityOf));
    const cut = sitemaps.some(({ urls, urlCount, error }) => error !== null || urls.length < urlCount);
    if (listed.size === 0 || cut)
      return { status: 'inapplicable', reason: 'aucun plan de site lu en entier' };
    const inMenu = new Set(
      pages.flatMap(({ links }) =>
        links.filter(({ region }) => region === 'nav').map(({ url }) => identityOf(url)),
      ),
    );
    const candidates = pages.filter(
      (page) =>
        inMenu.has(identityOf(page.url)) &&
        !isKeptOut(page) &&
        canonicalIdentityOf(page) === identityOf(page.url),
    );
    if (candidates.length === 0) return { status: 'inapplicable', reason: 'aucune page de menu visitée' };
    const missing = candidates.filter((page) => !listed.has(identityOf(page.url)));
    if (missing.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: missing.map(({ url }) => url),
      evidence: missing.map(({ url }) => ({ type: 'page', url, note: 'absente du plan' })),
    };
  },
});
