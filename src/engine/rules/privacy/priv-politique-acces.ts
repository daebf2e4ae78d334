import { defineSiteRule } from '../../rule.ts';
import { judgeAccess } from '../verdicts/access-to-document.ts';

export default defineSiteRule({
  id: 'priv-politique-acces',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 12' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'Des pages ne mènent pas à la politique de confidentialité',
    pass: 'Toutes les pages mènent à la politique de confidentialité',
  },
  why: 'L’information doit être facile à trouver, quelle que soit la page par laquelle le visiteur arrive.',
  fix: 'Placer le lien vers la politique dans le pied de page commun à tout le site.',
  unread: 'named',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    return judgeAccess({ site, pages }, 'privacy', {
      missing: 'la politique n’a pas été trouvée',
      absent: 'aucun lien vers la politique',
    });
  },
});
