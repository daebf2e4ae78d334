import { defineRule } from '../../rule.ts';
import { driven, judgeClipped } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'rgaa-zoom-200',
  version: 6,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 10.4.1' },
    { kind: 'standard', title: 'WCAG 1.4.4' },
  ],
  rgaa: ['10.4.1'],
  title: {
    fail: 'Du texte est coupé quand on agrandit la page à 200 %',
    pass: 'Le texte reste entier quand on agrandit la page à 200 %',
  },
  messages: { doubt: 'Du texte est peut-être perdu quand on agrandit la page à 200 % : à vérifier' },
  why: 'Une personne malvoyante qui agrandit la page perd une partie du contenu.',
  fix: 'Supprimer les hauteurs fixes des blocs qui contiennent du texte (préférer min-height) et vérifier la page dans une fenêtre de 640 pixels de large.',
  judges: 'letters',
  artifacts: ['moves'],
  moves: ['zoom200'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'zoom200');
    return result ? judgeClipped(result.clipped) : without;
  },
});
