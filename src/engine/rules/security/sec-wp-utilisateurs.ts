import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-wp-utilisateurs',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A01' }],
  title: {
    fail: 'WordPress donne la liste des comptes qui publient',
    pass: 'WordPress ne donne pas la liste de ses comptes',
  },
  why: 'La liste des comptes facilite les essais de mots de passe.',
  fix: 'Interdire l’adresse citée aux visiteurs non connectés (extension de sécurité ou règle du serveur) et employer des noms d’affichage différents des identifiants.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'wordpress-users'),
});
