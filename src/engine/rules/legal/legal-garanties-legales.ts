import { salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-garanties-legales',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['L. 217-3', 'D. 211-2'],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les garanties légales n’ont pas été trouvées dans les conditions de vente',
    pass: 'Les conditions de vente présentent les garanties légales',
  },
  why: 'Tout vendeur doit rappeler deux garanties : la conformité et les vices cachés. Un encadré est imposé.',
  fix: 'Reprendre l’encadré officiel sur la garantie légale de conformité et celle des vices cachés.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    return asShopDuty(
      site,
      judgeMention(
        terms,
        salesItems.conformity.test(terms.folded) && salesItems.hiddenDefects.test(terms.folded),
        'non trouvé : garantie légale de conformité et vices cachés',
      ),
    );
  },
});
