import { judgePresence } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-cgv-absentes',
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: ['L. 111-1', 'L. 221-5 C. conso'],
  title: {
    fail: 'La boutique ne présente pas de conditions de vente',
    pass: 'Les conditions de vente sont accessibles',
  },
  why: 'Avant de commander, le client doit pouvoir lire le prix, la livraison, la rétractation et les garanties. Sans ces conditions, la vente peut être contestée.',
  fix: 'Publier des conditions générales de vente et les lier depuis le pied de page et la commande.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    return asShopDuty(site, judgePresence(terms, pages, 'un lien « CGV » ou « Conditions de vente »'));
  },
});
