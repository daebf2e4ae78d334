import { byTag } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { languageLinksOf } from '../../derive/text/language-links.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'seo-lang-contenu',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, hreflang' }],
  title: {
    fail: 'Le site a plusieurs langues, que la page n’annonce pas (hreflang) : à vérifier',
    pass: 'La page annonce ses versions de langue',
  },
  why: 'Les moteurs peuvent montrer la mauvaise langue au visiteur. L’annonce se fait dans la page, dans l’en-tête HTTP ou dans le plan de site XML ; ce dernier n’est pas lu par ce contrôle.',
  fix: 'Si le plan de site ne les annonce pas, ajouter dans le head une balise <link rel="alternate" hreflang="…"> par version, celle de la page comprise.',
  artifacts: ['dom', 'page', 'mainResponse'],
  evaluate({ dom, page, mainResponse }) {
    const links = languageLinksOf(dom).filter(({ node }) => isOwnUrl(node.url ?? '', page.siteDomain));
    if (links.length === 0) return { status: 'inapplicable', reason: 'une seule langue repérée' };
    const declared =
      byTag(dom, 'link').some(({ attributes }) => attributes.hreflang !== undefined) ||
      /\bhreflang\s*=/i.test(headerValue(mainResponse.headers, 'link') ?? '');
    if (declared) return { status: 'pass' };
    return {
      // The site map may announce them: a page rule does not read it.
      status: 'review',
      ...evidenceOfNodes(
        dom,
        links.map(({ node }) => node),
        ({ attributes }) =>
          attributes.hreflang === undefined
            ? 'version que la page n’annonce pas'
            : 'annoncée par ce seul lien, que les moteurs ne lisent pas : ils la cherchent dans le head, l’en-tête HTTP ou le plan de site',
      ),
    };
  },
});
