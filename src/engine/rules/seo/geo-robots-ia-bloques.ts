import { aiAccessOf } from '../../derive/search/ai-access.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'geo-robots-ia-bloques',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 9309' },
    { kind: 'ours', title: 'Convention des services d’IA' },
  ],
  title: {
    fail: 'Le fichier robots.txt écarte des robots d’intelligence artificielle',
    pass: 'Les robots d’intelligence artificielle sont admis',
  },
  why: 'C’est un choix éditorial, pas une faute : les services concernés ne citeront pas le site dans leurs réponses, ou n’apprendront pas de ses pages.',
  fix: 'Vérifier que ce choix est voulu, en distinguant l’entraînement des modèles de la recherche pour un internaute.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.status === 0 || robots.status >= 500)
      return { status: 'inapplicable', reason: 'robots.txt ne répond pas' };
    const { blockedTraining, blockedSearch } = aiAccessOf(robots);
    if (blockedTraining.length + blockedSearch.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: blockedTraining.length + blockedSearch.length,
      evidence: [
        { type: 'value', label: 'Écartés, entraînement', value: blockedTraining.join(', ') || 'aucun' },
        { type: 'value', label: 'Écartés, recherche', value: blockedSearch.join(', ') || 'aucun' },
      ],
    };
  },
});
