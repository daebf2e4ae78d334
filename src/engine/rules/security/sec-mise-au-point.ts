import { defineSiteRule } from '../../rule.ts';
import { judgeSensitive } from '../verdicts/judge-sensitive.ts';

export default defineSiteRule({
  id: 'sec-mise-au-point',
  // What it shows to a stranger depends on its settings.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Un outil de mise au point du site est accessible à tous',
    pass: 'Aucun outil de mise au point connu n’est accessible',
  },
  why: 'Cet outil peut montrer, à qui connaît son adresse, la configuration, les erreurs ou la mémoire du site, parfois avec des mots de passe et des données de clients.',
  fix: 'Couper le mode de mise au point sur le site public, ou réserver l’adresse citée à vos développeurs, puis changer les secrets qu’elle a pu montrer.',
  artifacts: ['sensitive'],
  evaluate({ sensitive }) {
    if (sensitive !== null && sensitive.outcomes.debug === undefined)
      return { status: 'untested', reason: 'ces adresses n’ont pas été demandées' };
    if (sensitive?.outcomes.debug === 'skipped')
      return { status: 'inapplicable', reason: 'le logiciel reconnu sur ce site n’a pas ces outils' };
    return judgeSensitive({ sensitive }, 'debug');
  },
});
