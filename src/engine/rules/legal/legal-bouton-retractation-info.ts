import { legalDates, salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-bouton-retractation-info',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['L. 221-5'],
  parent: 'legal-cgv-retractation',
  title: {
    fail: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne',
    pass: 'Les conditions de vente annoncent la fonction de rétractation en ligne',
  },
  why: 'Le client doit savoir que cette fonction existe et où la trouver.',
  fix: 'Ajouter aux conditions de vente une phrase sur la fonction de rétractation et son emplacement.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    if (site.startedAt < legalDates.withdrawalFunction)
      return { status: 'inapplicable', reason: 'pas encore obligatoire' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    const found = salesItems.withdrawalFunction.test(terms.folded);
    return asShopDuty(site, judgeMention(terms, found, 'non trouvé : fonction de rétractation en ligne'));
  },
});
