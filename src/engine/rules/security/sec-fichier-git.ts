import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-fichier-git',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Le dossier .git du site est accessible à tous',
    pass: 'Le dossier .git du site n’est pas accessible',
  },
  why: 'N’importe qui peut en reconstituer le code du site et tout son historique, mots de passe compris s’il y en a eu.',
  fix: 'Interdire l’accès à /.git sur le serveur, ne plus y déposer ce dossier, puis changer les secrets que l’historique contient.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'git'),
});
