import { defineRule } from '../../rule.ts';
import { clippedNotes, driven, judgeDriven } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'qual-texte-coupe',
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Du texte est coupé par le bord de son bloc : à vérifier',
    pass: 'Aucun texte n’est coupé par le bord de son bloc',
  },
  why: 'La fin du texte ne se lit nulle part : le visiteur n’a qu’un morceau de phrase ou de titre.',
  fix: 'Supprimer la hauteur ou la largeur fixe du bloc (min-height plutôt que height), ou ajouter un bouton qui montre la suite.',
  judges: 'letters',
  artifacts: ['moves'],
  moves: ['textSpacing'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'textSpacing');
    return result ? judgeDriven(result.cutAtRest, ({ kind }) => clippedNotes[kind]) : without;
  },
});
