import { formatNumber } from '#contract/french.ts';
import { defineRule } from '../../rule.ts';
import { driven, movedProof } from '../verdicts/moved.ts';

export default defineRule({
  id: 'rgaa-redistribution',
  severity: 'majeur',
  automation: 'semi',
  effort: 3,
  references: ['RGAA 10.11.1', 'WCAG 1.4.10'],
  rgaa: ['10.11.1'],
  title: {
    fail: 'Il faut défiler de gauche à droite pour lire le texte sur un écran étroit',
    pass: 'Le texte se lit sans défilement horizontal sur un écran étroit',
  },
  messages: {
    doubt: 'La page dépasse la largeur d’un écran étroit (320 px) : lecture à vérifier',
  },
  why: 'Une personne malvoyante qui agrandit la page à 400 % doit la faire glisser à chaque ligne pour lire : elle abandonne.',
  fix: 'Remplacer les largeurs fixes par max-width: 100 % et laisser les blocs se ranger les uns sous les autres (flex-wrap, requêtes média). Tester dans une fenêtre de 320 pixels de large.',
  artifacts: ['moves'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'reflow');
    if (!result) return without;
    const { width, scrollWidth, culprits } = result.at320;
    if (scrollWidth <= width + 1) return { status: 'pass' };
    const past = ({ overflowPx }: (typeof culprits)[number]) =>
      `dépasse de ${formatNumber(overflowPx)} px une fenêtre de 320 px`;
    const texts = culprits.filter(({ kind }) => kind === 'text');
    if (texts.length > 0) return { status: 'fail', ...movedProof(texts, past) };
    // Tables, code, maps and images may need two dimensions.
    const others = culprits.filter(({ kind }) => kind === 'block' || kind === 'word');
    if (others.length > 0) return { status: 'review', message: 'doubt', ...movedProof(others, past) };
    if (culprits.length > 0) return { status: 'pass' };
    const value = `${formatNumber(scrollWidth)} px`;
    return {
      status: 'review',
      message: 'doubt',
      evidence: [{ type: 'value', label: 'Largeur de la page', value, expected: '320 px' }],
    };
  },
});
