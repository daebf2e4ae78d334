import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-langue-francaise',
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'law', title: 'loi 94-665 art. 2' }],
  title: {
    fail: 'Les conditions de vente ne semblent pas en français : à vérifier',
    pass: 'Les conditions de vente sont en français',
  },
  why: 'L’information donnée à un consommateur en France doit être en français.',
  fix: 'Publier une version française des conditions de vente et des fiches produits.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms').pages;
    if (terms.length === 0) return { status: 'inapplicable', reason: 'conditions de vente non trouvées' };
    const foreign = terms.filter((page) => page.lang !== '' && !/^fr\b/i.test(page.lang));
    if (foreign.length < terms.length) return { status: 'pass' };
    return {
      status: 'review',
      evidence: foreign.map(({ url, lang }) => ({ type: 'page', url, note: `langue déclarée : ${lang}` })),
    };
  },
});
