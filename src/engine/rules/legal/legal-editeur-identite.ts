import { professionals } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-editeur-identite',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 1°-2°'],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le nom de l’éditeur n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales nomment l’éditeur du site',
  },
  why: 'Le visiteur doit savoir qui publie ce qu’il lit et à qui il s’adresse.',
  fix: 'Indiquer la raison sociale et la forme de la société, ou le nom de l’organisme, ou vos nom et prénom.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    return judgeMention(notice, noticeItems.publisher.test(notice.folded), 'non trouvé : nom de l’éditeur');
  },
});
