import { unreachedElsewhere } from '../../derive/search/unreached-sitemaps.ts';
import { folderSitemaps, rootSitemaps } from '../../derive/search/usual-sitemaps.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** Pages that search engines find by their links alone, where all are linked. */
const fewPages = threshold(500, { from: 'Google Search Central – sitemaps' });

export default defineSiteRule({
  id: 'seo-sitemap-absent',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'sitemaps.org' },
    {
      kind: 'vendor',
      title: 'Google Search Central – sitemaps',
      url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    },
  ],
  title: { fail: 'Aucun plan de site XML n’a été trouvé', pass: 'Le site a un plan de site XML' },
  messages: {
    silent: 'Le plan de site annoncé dans robots.txt ne répond pas',
    small:
      'Le site n’a pas de plan de site XML : les moteurs s’en passent quand les pages sont peu nombreuses et toutes liées',
    folder: 'Le site a un plan de site dans son dossier, mais rien ne l’annonce aux moteurs : à vérifier',
  },
  why: 'Les moteurs découvrent plus lentement les pages nouvelles ou peu liées.',
  fix: 'Faire produire le plan de site par l’outil qui gère le site, et l’indiquer dans robots.txt par une ligne Sitemap.',
  advice: {
    small: {
      why: 'Toutes les pages ont été trouvées en suivant les liens, et elles sont peu nombreuses : un plan de site ne fait ici que hâter la découverte des pages nouvelles.',
    },
    silent: {
      fix: 'Publier le plan de site à l’adresse que robots.txt annonce, ou y corriger la ligne Sitemap.',
    },
    folder: {
      why: 'Les moteurs cherchent un plan de site à la racine du serveur ou dans robots.txt : dans un dossier, ils ne le trouvent que si on le leur donne.',
      fix: 'L’indiquer par une ligne Sitemap du fichier robots.txt, à la racine du serveur ; à défaut, le donner dans les outils des moteurs (Search Console, Bing Webmaster Tools).',
    },
  },
  artifacts: ['site', 'robots', 'sitemaps', 'pages', 'notAnalysed'],
  evaluate({ site, robots, sitemaps, pages, notAnalysed }) {
    const answering = sitemaps.filter(({ status }) => status >= 200 && status < 300);
    const inFolder = folderSitemaps(site.startUrl);
    const found = answering.find(({ url }) => inFolder.includes(url) && !robots.sitemaps.includes(url));
    // A sitemap that only the index names counts as part of the index.
    const others = answering.filter((sitemap) => sitemap !== found && !found?.urls.includes(sitemap.url));
    if (others.length > 0) return { status: 'pass' };
    if (found)
      return {
        status: 'review',
        message: 'folder',
        evidence: [{ type: 'request', url: found.url, status: found.status, note: 'absent de robots.txt' }],
      };
    if (unreachedElsewhere(sitemaps, site.siteDomain).length > 0)
      return {
        status: 'untested',
        reason: 'le plan de site annoncé est sur un autre serveur, qui n’a pas pu être joint',
      };
    const isAnnounced = robots.sitemaps.length > 0;
    const asked = isAnnounced ? robots.sitemaps : [...rootSitemaps(site.startUrl), ...inFolder];
    const isSmall = site.crawlComplete && pages.length + notAnalysed.length <= fewPages;
    return {
      status: 'fail',
      ...(isAnnounced && { message: 'silent' as const }),
      ...(!isAnnounced && isSmall && { severity: 'info' as const, message: 'small' as const }),
      occurrences: 1,
      evidence: asked.slice(0, 6).map((url) => {
        const status = sitemaps.find((sitemap) => sitemap.url === url)?.status;
        return { type: 'request', url, ...(status ? { status } : {}), note: 'aucun plan de site' };
      }),
    };
  },
});
