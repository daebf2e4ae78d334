import { professionals } from '#reference/legal-duties.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { mailAddress } from '../../derive/legal/notice-text.ts';
import { asDoubt } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-editeur-courriel',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 19'],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Aucune adresse électronique n’a été trouvée dans les mentions légales',
    pass: 'Une adresse électronique permet d’écrire à l’éditeur',
  },
  why: 'Pour une activité économique, la loi demande une adresse où écrire, en plus d’un éventuel formulaire.',
  fix: 'Ajouter une adresse électronique aux mentions légales.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const contact = pages.filter((page) => page.kind === 'contact');
    const found =
      mailAddress.test(notice.folded) ||
      contact.some((page) => mailAddress.test(foldedTextOf(page))) ||
      pages.some((page) => page.links.some(({ url }) => url.startsWith('mailto:')));
    const verdict = judgeMention(notice, found, 'non trouvé : adresse électronique');
    /** A contact form may be enough for a body without economic activity. */
    const hasForm = contact.some((page) => page.forms.length > 0);
    return hasForm ? asDoubt(verdict) : verdict;
  },
});
