import { professionals } from '#reference/legal-duties.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { placeOf, postalAddress } from '../../derive/legal/notice-text.ts';
import { asDoubt } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-editeur-adresse',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I'],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales',
    pass: 'Les mentions légales donnent l’adresse de l’éditeur',
  },
  why: 'Une adresse permet de vous écrire et montre que vous existez ailleurs que sur le web.',
  fix: 'Indiquer l’adresse du siège (ou votre domicile, pour un entrepreneur individuel) : voie, code postal, ville.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const place = placeOf(notice.folded, postalAddress);
    const verdict = judgeMention(notice, place === 'publisher', 'non trouvé : adresse de l’éditeur');
    return place === 'host' ? asDoubt(verdict) : verdict;
  },
});
