import { aiAccessOf } from '../../derive/search/ai-access.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'geo-robots-ia-incoherent',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 9309' },
    { kind: 'ours', title: 'Convention des services d’IA' },
  ],
  title: {
    fail: 'Les robots de recherche par IA sont écartés, mais ceux d’entraînement sont admis',
    pass: 'Les consignes données aux robots d’IA sont cohérentes',
  },
  why: 'Vos textes servent à entraîner des modèles, mais les assistants qui citent leurs sources ne peuvent pas vous lire : c’est presque toujours l’inverse de ce que l’on souhaite.',
  fix: 'Revoir robots.txt : admettre les robots de recherche, et n’écarter que ceux d’entraînement si vous le voulez.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.groups.length === 0)
      return { status: 'inapplicable', reason: 'aucune consigne dans robots.txt' };
    const { blockedSearch, allowedTraining } = aiAccessOf(robots);
    if (blockedSearch.length === 0 || allowedTraining.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: blockedSearch.length,
      evidence: [
        { type: 'value', label: 'Recherche, écartés', value: blockedSearch.join(', ') },
        { type: 'value', label: 'Entraînement, admis', value: allowedTraining.join(', ') },
      ],
    };
  },
});
