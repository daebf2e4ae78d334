import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-ds-store',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Un fichier .DS_Store est accessible à tous',
    pass: 'Aucun fichier .DS_Store n’est accessible',
  },
  why: 'Ce fichier, laissé par macOS lors d’un envoi, donne le nom des fichiers du dossier, même de ceux qu’aucun lien ne montre.',
  fix: 'Supprimer ces fichiers du serveur et les exclure de vos envois.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'ds-store'),
});
