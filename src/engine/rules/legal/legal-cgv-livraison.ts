import { salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-cgv-livraison',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['L. 111-1 3°', 'L. 221-5'],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les délais ou frais de livraison n’ont pas été trouvés dans les conditions de vente',
    pass: 'Les conditions de vente donnent délais et frais de livraison',
  },
  why: 'Le client doit connaître, avant de commander, la date de livraison et ce qu’elle coûte.',
  fix: 'Indiquer le délai maximal et le prix de chaque mode de livraison.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const delivers = pages.some((page) => /\b(?:livr\w+|expedi\w+|frais de port)\b/.test(foldedTextOf(page)));
    if (!delivers) return { status: 'inapplicable', reason: 'aucune livraison évoquée sur le site' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    return asShopDuty(
      site,
      judgeMention(
        terms,
        salesItems.delivery.test(terms.folded),
        'non trouvé : délais ou frais de livraison',
      ),
    );
  },
});
