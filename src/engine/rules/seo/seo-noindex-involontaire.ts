import { metaContent } from '../../derive/dom/dom.ts';
import { linksOf } from '../../derive/dom/links.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { forbidsIndexing, isVisitorsOwn } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-noindex-involontaire',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, noindex'],
  title: {
    fail: 'Une page importante est interdite aux moteurs de recherche (noindex)',
    pass: 'Les pages importantes peuvent apparaître dans les moteurs de recherche',
  },
  why: 'Cette page est l’accueil ou figure dans le menu, mais une consigne demande aux moteurs de ne pas la montrer : personne ne la trouvera par une recherche.',
  fix: 'Retirer la consigne noindex de la balise meta robots ou de l’en-tête X-Robots-Tag.',
  artifacts: ['page', 'dom', 'mainResponse'],
  evaluate({ page, dom, mainResponse }) {
    const important =
      page.isHome ||
      (!isVisitorsOwn(page.url) &&
        linksOf(dom).some(
          (link) => link.region === 'nav' && link.url.split('#')[0] === page.url.split('#')[0],
        ));
    if (!important) return { status: 'inapplicable', reason: 'ni accueil ni page du menu' };
    const meta = [metaContent(dom, 'robots'), metaContent(dom, 'googlebot')].filter(
      (value) => value !== undefined,
    );
    const header = headerValue(mainResponse.headers, 'x-robots-tag');
    const forbidding = meta.filter(forbidsIndexing);
    if (forbidding.length === 0 && (header === null || !forbidsIndexing(header))) return { status: 'pass' };
    return {
      status: 'fail',
      evidence:
        forbidding.length > 0
          ? forbidding.map((value) => ({ type: 'value' as const, label: 'Balise meta robots', value }))
          : [{ type: 'header', url: mainResponse.url, name: 'x-robots-tag', value: header }],
    };
  },
});
