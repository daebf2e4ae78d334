import { noticeItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isHostedAtHome, postalAddress, splitHost } from '../../derive/legal/notice-text.ts';
import { asDoubt } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-hebergeur-adresse',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 4°'],
  parent: 'legal-hebergeur-nom',
  title: {
    fail: 'L’adresse de l’hébergeur n’a pas été trouvée dans les mentions légales',
    pass: 'Les mentions légales donnent l’adresse de l’hébergeur',
  },
  why: 'La loi demande le nom, l’adresse et le téléphone de l’hébergeur.',
  fix: 'Recopier l’adresse de l’hébergeur depuis les mentions légales de son propre site.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    if (!noticeItems.hosting.test(notice.folded))
      return { status: 'inapplicable', reason: 'hébergeur non trouvé' };
    const { host } = splitHost(notice.folded);
    const verdict = judgeMention(notice, postalAddress.test(host), 'non trouvé : adresse de l’hébergeur');
    return isHostedAtHome(host) ? asDoubt(verdict) : verdict;
  },
});
