import { judgePresence } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-mentions-absentes',
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1'],
  title: {
    fail: 'Aucune page de mentions légales n’a été trouvée',
    pass: 'Les mentions légales sont accessibles',
  },
  why: 'Tout site doit dire qui le publie et qui l’héberge. L’absence de ces mentions est punie par la loi, et inspire la méfiance.',
  fix: 'Publier une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et la lier depuis le pied de toutes les pages.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (pages.length === 0) return { status: 'untested', reason: 'aucune page n’a été lue' };
    return judgePresence(legalDocument({ site, pages }, 'notice'), pages, 'un lien « Mentions légales »');
  },
});
