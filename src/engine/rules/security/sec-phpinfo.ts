import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-phpinfo',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Une page de diagnostic du serveur est accessible à tous',
    pass: 'Aucune page de diagnostic du serveur n’est accessible',
  },
  why: 'Elle décrit le serveur dans le détail (versions, chemins, réglages, parfois des secrets) : c’est le plan dont un attaquant a besoin.',
  fix: 'Supprimer la page citée, ou la réserver aux adresses de vos administrateurs.',
  artifacts: ['sensitive'],
  evaluate: (artifacts) => judgeSensitive(artifacts, 'diagnostic'),
});
