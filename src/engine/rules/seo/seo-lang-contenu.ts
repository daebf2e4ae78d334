import { byTag } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { languageLinksOf } from '../../derive/text/language-links.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'seo-lang-contenu',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, hreflang'],
  title: {
    fail: 'Le site a plusieurs langues, mais la page ne les annonce pas (hreflang)',
    pass: 'La page annonce ses versions de langue',
  },
  why: 'Les moteurs peuvent montrer la mauvaise langue au visiteur.',
  fix: 'Ajouter dans l’en-tête une balise <link rel="alternate" hreflang="…"> par version, celle de la page comprise.',
  artifacts: ['dom', 'page', 'mainResponse'],
  evaluate({ dom, page, mainResponse }) {
    const links = languageLinksOf(dom).filter(({ node }) => isOwnUrl(node.url ?? '', page.siteDomain));
    if (links.length === 0) return { status: 'inapplicable', reason: 'une seule langue repérée' };
    const declared =
      byTag(dom, 'link').some(({ attributes }) => attributes.hreflang !== undefined) ||
      /\bhreflang\s*=/i.test(headerValue(mainResponse.headers, 'link') ?? '');
    if (declared) return { status: 'pass' };
    return {
      status: 'fail',
      ...evidenceOfNodes(
        dom,
        links.map(({ node }) => node),
        ({ attributes }) =>
          attributes.hreflang === undefined
            ? 'version que l’en-tête de la page n’annonce pas'
            : 'annoncée par ce seul lien : les moteurs ne lisent hreflang que dans l’en-tête',
      ),
    };
  },
});
