import { defineRule } from '../../rule.ts';
import { driven, judgeClipped } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'rgaa-espacement-texte',
  version: 7,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 10.12.1' },
    { kind: 'standard', title: 'WCAG 1.4.12' },
  ],
  rgaa: ['10.12.1'],
  title: {
    fail: 'Du texte est coupé quand on augmente l’espacement',
    pass: 'Le texte reste entier quand on augmente l’espacement',
  },
  messages: { doubt: 'Du texte est peut-être perdu quand on augmente l’espacement : à vérifier' },
  why: 'Des personnes dyslexiques ou malvoyantes espacent les lettres, les mots et les lignes pour pouvoir lire : une partie du texte disparaît alors.',
  fix: 'Supprimer les hauteurs fixes des blocs qui contiennent du texte (préférer min-height) et éviter overflow: hidden sur ces blocs.',
  judges: 'letters',
  artifacts: ['moves'],
  moves: ['textSpacing'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'textSpacing');
    return result ? judgeClipped(result.clipped) : without;
  },
});
