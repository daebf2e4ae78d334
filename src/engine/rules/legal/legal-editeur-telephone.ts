import { professionals } from '#reference/legal-duties.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { phone, placeOf } from '../../derive/legal/notice-text.ts';
import { asDoubt } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-editeur-telephone',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I', 'art. 19'],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le téléphone de l’éditeur n’a pas été trouvé dans les mentions légales',
    pass: 'Un téléphone permet de joindre l’éditeur',
  },
  why: 'La loi demande un numéro pour que chacun puisse vous joindre rapidement.',
  fix: 'Ajouter un numéro de téléphone aux mentions légales.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const contact = pages.filter((page) => page.kind === 'contact').map((page) => foldedTextOf(page));
    const place = placeOf(notice.folded, phone);
    const elsewhere =
      contact.some((text) => phone.test(text)) ||
      pages.some((page) => page.links.some(({ url }) => url.startsWith('tel:')));
    const verdict = judgeMention(
      notice,
      place === 'publisher' || elsewhere,
      'non trouvé : téléphone de l’éditeur',
    );
    return place === 'host' ? asDoubt(verdict) : verdict;
  },
});
