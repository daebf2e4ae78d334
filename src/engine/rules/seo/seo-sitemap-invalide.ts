import type { Sitemap } from '../../artifacts.ts';
import { unreachedElsewhere } from '../../derive/search/unreached-sitemaps.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-sitemap-invalide',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['sitemaps.org'],
  parent: 'seo-sitemap-absent',
  title: {
    fail: 'Le plan de site XML contient des erreurs',
    pass: 'Le plan de site XML est correct',
  },
  why: 'Les moteurs ignorent un plan de site mal formé, et les adresses d’un autre site.',
  fix: 'Corriger chaque fichier cité, puis le vérifier avec l’outil du moteur de recherche (Search Console).',
  artifacts: ['site', 'sitemaps'],
  evaluate({ site, sitemaps }) {
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
    return {
      status: 'fail',
      evidence: wrong.map(({ url, problem }) => ({ type: 'request', url, note: problem })),
    };
  },
});

/** What engines would refuse, in French; null when nothing. */
function problemOf({ error, urls }: Sitemap, siteDomain: string): string | null {
  if (error !== null) return error;
  const foreign = urls.find((url) => {
    const host = URL.parse(url)?.hostname;
    return host === undefined || (host !== siteDomain && !host.endsWith(`.${siteDomain}`));
  });
  return foreign === undefined ? null : `adresse d’un autre site ou incomplète : ${foreign.slice(0, 200)}`;
}
