import { salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-cgv-paiement',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['L. 221-14 al. 3'],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Les moyens de paiement n’ont pas été trouvés dans les conditions de vente',
    pass: 'Les conditions de vente donnent les moyens de paiement',
  },
  why: 'Le client doit savoir comment il pourra payer avant de commencer sa commande.',
  fix: 'Lister les moyens de paiement acceptés : carte bancaire, virement, PayPal…',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    return asShopDuty(
      site,
      judgeMention(terms, salesItems.payment.test(terms.folded), 'non trouvé : moyens de paiement'),
    );
  },
});
