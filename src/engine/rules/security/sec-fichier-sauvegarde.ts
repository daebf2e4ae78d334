import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-fichier-sauvegarde',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Une sauvegarde du site est téléchargeable par tous',
    pass: 'Aucune sauvegarde du site n’a été trouvée en libre accès',
  },
  why: 'Une sauvegarde contient le code, les mots de passe et souvent les données personnelles des visiteurs : la perdre ainsi est une violation de données.',
  fix: 'Supprimer le fichier cité du dossier publié, ranger les sauvegardes hors du site, puis changer les secrets et vérifier si le fichier a été téléchargé.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'backup'),
});
