import { companies } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { placeOf } from '../../derive/legal/notice-text.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-capital-social',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 2°'],
  parent: 'legal-mentions-absentes',
  profiles: companies,
  title: {
    fail: 'Le capital social n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent le capital social',
  },
  why: 'Une société doit annoncer son capital : c’est une indication sur sa solidité.',
  fix: 'Ajouter « au capital de … € » après la forme de la société.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    if (placeOf(notice.folded, noticeItems.capitalForm) !== 'publisher')
      return { status: 'inapplicable', reason: 'aucune société à capital reconnue' };
    return judgeMention(notice, noticeItems.capital.test(notice.folded), 'non trouvé : capital social');
  },
});
