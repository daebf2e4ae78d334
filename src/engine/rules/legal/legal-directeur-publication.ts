import { professionals } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { normaliseText, quoteAround } from '../../derive/legal/legal-text.ts';
import { namedDirector } from '../../derive/legal/notice-text.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-directeur-publication',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 3°'],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales nomment le directeur de la publication',
  },
  messages: {
    unnamed: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
  },
  why: 'La loi veut qu’une personne physique réponde de ce qui est publié. Le nom d’une société ou une simple fonction ne suffit pas.',
  fix: 'Ajouter « Directeur de la publication : » suivi du prénom et du nom de la personne (le plus souvent le dirigeant ou le maire).',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const titled = noticeItems.director.test(notice.folded);
    if (!titled || notice.pages.length === 0)
      return judgeMention(notice, titled, 'non trouvé : directeur de la publication');
    if (namedDirector(normaliseText(notice.text))) return { status: 'pass' };
    const quote = quoteAround(notice.text, noticeItems.director) ?? '';
    const where = notice.pages[0]?.url ?? '';
    return { status: 'review', message: 'unnamed', evidence: [{ type: 'text', quote, where }] };
  },
});
