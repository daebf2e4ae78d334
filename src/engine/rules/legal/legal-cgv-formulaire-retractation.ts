import { salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-cgv-formulaire-retractation',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['R. 221-3 annexe'],
  parent: 'legal-cgv-retractation',
  title: {
    fail: 'Le formulaire type de rétractation n’a pas été trouvé',
    pass: 'Un formulaire type de rétractation est fourni',
  },
  why: 'Vous devez fournir un modèle que le client peut remplir pour se rétracter.',
  fix: 'Joindre le formulaire type aux conditions de vente, dans la page ou en document.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    return asShopDuty(
      site,
      judgeMention(
        terms,
        salesItems.withdrawalForm.test(terms.folded),
        'non trouvé : formulaire de rétractation',
      ),
    );
  },
});
