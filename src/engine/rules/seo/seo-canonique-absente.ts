import { byTag, metaContent } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { forbidsIndexing } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-canonique-absente',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, canonical', 'RFC 6596'],
  title: {
    fail: 'La page n’indique pas son adresse de référence (canonique)',
    pass: 'La page indique son adresse de référence (canonique)',
  },
  why: 'La même page est souvent joignable par plusieurs adresses (paramètres, barre finale…) : sans indication, le moteur choisit pour vous.',
  fix: 'Ajouter dans l’en-tête <link rel="canonical" href="…"> avec l’adresse complète de la page.',
  artifacts: ['dom', 'mainResponse', 'page'],
  evaluate({ dom, mainResponse, page }) {
    const declared =
      byTag(dom, 'link').some(
        ({ document, attributes }) =>
          document === 0 && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? '') && attributes.href,
      ) || /;\s*rel="?canonical/i.test(headerValue(mainResponse.headers, 'link') ?? '');
    if (declared) return { status: 'pass' };
    if (forbidsIndexing(metaContent(dom, 'robots') ?? ''))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    return {
      status: 'fail',
      evidence: [{ type: 'page', url: page.url, note: 'ni balise ni en-tête canonical' }],
    };
  },
});
