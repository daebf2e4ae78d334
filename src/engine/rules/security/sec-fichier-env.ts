import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-fichier-env',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Un fichier de configuration (.env) est accessible à tous',
    pass: 'Aucun fichier de configuration (.env) n’est accessible',
  },
  why: 'Ce fichier contient d’ordinaire les mots de passe de la base de données et les clés des services : chacun peut les lire.',
  fix: 'Sortir ce fichier du dossier publié, en interdire l’accès sur le serveur, puis changer tous les secrets qu’il contient.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'env'),
});
