import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-admin-expose',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'ours', title: 'bonne pratique' },
    { kind: 'standard', title: 'OWASP 2025 A07' },
  ],
  title: {
    fail: 'La page de connexion de l’administration est ouverte à tous',
    pass: 'La page de connexion de l’administration n’est pas ouverte à tous',
  },
  why: 'Des robots y essaient jour et nuit des mots de passe. Ce n’est pas une faille, mais une porte de plus à surveiller.',
  fix: 'Restreindre cette adresse (adresses autorisées, mot de passe du serveur) et exiger une double authentification.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'admin-login'),
});
