import type { Evidence } from '#contract/report.ts';
import type { PageKind } from '../../artifacts.ts';
import { linksOf } from '../../derive/dom/links.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { kindOfDom } from '../../derive/page/dom-kind.ts';
import {
  forbidsIndexing,
  isVisitorsOwn,
  robotsHeadersOf,
  robotsMetasOf,
} from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

/** Kept out of engines on purpose by many: people look for them on the site, never by a search. */
const legal: ReadonlySet<PageKind> = new Set(['legal-notice', 'privacy', 'terms', 'sales-terms']);

export default defineRule({
  id: 'seo-noindex-involontaire',
  version: 4,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, noindex' }],
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
        !legal.has(kindOfDom(dom, page)) &&
        linksOf(dom).some(
          (link) => link.region === 'nav' && withoutHash(link.url) === withoutHash(page.url),
        ));
    if (!important) return { status: 'inapplicable', reason: 'ni accueil ni page de contenu du menu' };
    const tags = robotsMetasOf(dom).filter(forbidsIndexing);
    const headers = robotsHeadersOf(mainResponse.headers).filter(forbidsIndexing);
    if (tags.length + headers.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        ...tags.map((value): Evidence => ({ type: 'value', label: 'Balise meta robots', value })),
        ...headers.map(
          (value): Evidence => ({ type: 'header', url: mainResponse.url, name: 'x-robots-tag', value }),
        ),
      ],
    };
  },
});
