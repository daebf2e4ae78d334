import { linksOf, staysOnPage } from '../../derive/dom/links.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { kindOfPath } from '../../derive/page/page-kind.ts';
import { defineRule } from '../../rule.ts';

/** Where a page is answered. */
const answers = /#(?:respond|comments?\b|reply\b)/i;

export default defineRule({
  id: 'seo-nofollow-interne',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, nofollow' }],
  title: {
    fail: 'Des liens internes demandent aux moteurs de ne pas les suivre (nofollow)',
    pass: 'Les moteurs peuvent suivre les liens internes',
  },
  why: 'Vous retirez vous-même du poids à vos propres pages.',
  fix: 'Retirer rel="nofollow" des liens internes ; pour cacher une page aux moteurs, employer noindex sur cette page.',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    // Filters, answers to comments and accounts are nofollow on purpose; a part of the page itself has no weight to lose.
    const links = linksOf(dom).filter(
      ({ url }) =>
        isOwnUrl(url, page.siteDomain) &&
        !url.includes('?') &&
        !staysOnPage(url, page.url) &&
        !answers.test(url) &&
        !['login', 'search'].includes(kindOfPath(url) ?? '') &&
        !/\/(?:panier|cart|checkout|wp-admin)\b/i.test(url),
    );
    if (links.length === 0) return { status: 'inapplicable', reason: 'aucun lien interne' };
    const wrong = links.filter(({ rel }) => /\bnofollow\b/.test(rel));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ url, text }) => ({ type: 'request', url, note: `« ${text} »` })),
    };
  },
});
