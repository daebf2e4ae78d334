import type { PageFacts, Sitemap } from '../../artifacts.ts';
import { isWithoutOwnDomain } from '../../derive/http/without-own-domain.ts';
import { unreachedElsewhere } from '../../derive/search/unreached-sitemaps.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-sitemap-invalide',
  // 4: a copy read elsewhere than at its own address has no wrong sitemap, nor has a site read at a lent address.
  version: 4,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'sitemaps.org' }],
  parent: 'seo-sitemap-absent',
  title: {
    fail: 'Le plan de site XML contient des erreurs',
    pass: 'Le plan de site XML est correct',
  },
  why: 'Les moteurs ignorent un plan de site mal formé, et les adresses d’un autre site.',
  fix: 'Corriger chaque fichier cité, puis le vérifier avec l’outil du moteur de recherche (Search Console).',
  artifacts: ['site', 'sitemaps', 'pages'],
  evaluate({ site, sitemaps, pages }) {
    if (sitemaps.length === 0) return { status: 'inapplicable', reason: 'aucun plan de site' };
    const unreached = unreachedElsewhere(sitemaps, site.siteDomain);
    const judged = sitemaps.filter((sitemap) => !unreached.includes(sitemap));
    if (judged.length === 0)
      return {
        status: 'untested',
        reason: 'le plan de site est sur un autre serveur, qui n’a pas pu être joint',
      };
    const wrong = judged.flatMap((sitemap) => {
      const problem = problemOf(sitemap, site.siteDomain);
      return problem === null ? [] : [{ url: sitemap.url, problem }];
    });
    if (wrong.length === 0) return { status: 'pass' };
    const own = onlyHost(judged);
    if (own !== null && isNamedHome(own, pages))
      return {
        status: 'inapplicable',
        reason: `le plan de site et la page d’accueil désignent ${own} comme l’adresse du site, lu ici à une autre`,
      };
    if (own !== null && isWithoutOwnDomain(site.host))
      return {
        status: 'inapplicable',
        reason: `le plan de site désigne ${own} comme l’adresse du site, lu ici à une adresse provisoire ou prêtée`,
      };
    return {
      status: 'fail',
      evidence: wrong.map(({ url, problem }) => ({ type: 'request', url, note: problem })),
    };
  },
});

/** The one host of all addresses; null where they disagree. */
function onlyHost(sitemaps: readonly Sitemap[]): string | null {
  if (sitemaps.some(({ error }) => error !== null)) return null;
  const [host, ...others] = new Set(
    sitemaps.flatMap(({ urls }) => urls.map((url) => URL.parse(url)?.hostname)),
  );
  return host !== undefined && others.length === 0 ? host : null;
}

/** The home page too names it as its own: the site is read at another address than its own (a copy, one of the host). */
function isNamedHome(host: string, pages: readonly PageFacts[]): boolean {
  const home = pages.find(({ isHome }) => isHome);
  return URL.parse(home?.canonical ?? '')?.hostname === host;
}

/** What engines would refuse, in French; null when nothing. */
function problemOf({ error, urls }: Sitemap, siteDomain: string): string | null {
  if (error !== null) return error;
  const foreign = urls.find((url) => {
    const host = URL.parse(url)?.hostname;
    return host === undefined || (host !== siteDomain && !host.endsWith(`.${siteDomain}`));
  });
  return foreign === undefined ? null : `adresse d’un autre site ou incomplète : ${foreign.slice(0, 200)}`;
}
