import { defineSiteRule } from '../../rule.ts';
import { judgeAccess } from '../verdicts/access-to-document.ts';

export default defineSiteRule({
  id: 'legal-mentions-acces',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1' }],
  parent: 'legal-mentions-absentes',
  title: {
    fail: 'Des pages ne mènent pas aux mentions légales',
    pass: 'Toutes les pages mènent aux mentions légales',
  },
  why: 'Un visiteur peut arriver par n’importe quelle page : il doit pouvoir savoir aussitôt qui publie le site.',
  fix: 'Placer le lien « Mentions légales » dans le pied de page commun à tout le site.',
  unread: 'named',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    return judgeAccess({ site, pages }, 'notice', {
      missing: 'les mentions légales n’ont pas été trouvées',
      absent: 'aucun lien vers les mentions légales',
    });
  },
});
