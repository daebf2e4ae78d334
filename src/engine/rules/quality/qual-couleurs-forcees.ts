import { defineRule } from '../../rule.ts';
import { driven, judgeDriven } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'qual-couleurs-forcees',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'EN 301 549 v4.1.1, 9.7' },
    { kind: 'ours', title: 'bonne pratique' },
  ],
  title: {
    fail: 'Des commandes deviennent invisibles avec les couleurs choisies par la personne : à vérifier',
    pass: 'Les commandes restent visibles avec les couleurs choisies par la personne',
  },
  why: 'Des personnes malvoyantes imposent leurs couleurs à tous les sites (thèmes de contraste de Windows). Le dessin de ces boutons, fait d’une couleur de fond, disparaît alors.',
  fix: 'Dessiner le pictogramme avec une balise img ou svg, ou avec une bordure ; sinon lui redonner une couleur système dans @media (forced-colors: active).',
  judges: 'layout',
  artifacts: ['moves'],
  moves: ['lostInForcedColours'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'lostInForcedColours');
    return result ? judgeDriven(result, () => 'plus rien de visible dans la commande') : without;
  },
});
