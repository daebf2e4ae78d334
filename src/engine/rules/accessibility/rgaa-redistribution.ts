import { formatNumber } from '#contract/french.ts';
import type { ClippedText, Interactions } from '../../artifacts.ts';
import { defineRule } from '../../rule.ts';
import { clippedNotes, driven, drivenProof } from '../verdicts/driven-page.ts';

/** Shortened by points, a title alone is likely to be lost: the rest is often a summary. */
const isLost = ({ kind, snippet }: ClippedText): boolean =>
  kind !== 'ellipsis' || /^<h[1-3]\b/i.test(snippet);

/** Text whole in the window of a computer and cut in this one: a part of the content is lost. */
function lostAt320(moves: Pick<Interactions, 'zoom200'> | null) {
  const lost = (moves?.zoom200?.clippedAt320 ?? []).filter(isLost);
  const cut = lost.filter(({ kind }) => kind === 'cut');
  const note = ({ kind }: ClippedText) => `${clippedNotes[kind]} dans une fenêtre de 320 px`;
  return { cut: drivenProof(cut, note), doubtful: drivenProof(lost, note) };
}

export default defineRule({
  id: 'rgaa-redistribution',
  version: 7,
  severity: 'majeur',
  automation: 'semi',
  effort: 3,
  references: [
    { kind: 'standard', title: 'RGAA 10.11.1' },
    { kind: 'standard', title: 'WCAG 1.4.10' },
  ],
  rgaa: ['10.11.1'],
  title: {
    fail: 'Il faut défiler de gauche à droite pour lire le texte sur un écran étroit',
    pass: 'Le texte se lit sans défilement horizontal sur un écran étroit',
  },
  messages: {
    cut: 'Du texte est coupé sur un écran étroit',
    lost: 'Du texte est peut-être perdu sur un écran étroit : à vérifier',
    doubt: 'La page dépasse la largeur d’un écran étroit (320 px) : lecture à vérifier',
  },
  why: 'Une personne malvoyante qui agrandit la page à 400 % doit la faire glisser à chaque ligne pour lire : elle abandonne.',
  fix: 'Remplacer les largeurs fixes par max-width: 100 % et laisser les blocs se ranger les uns sous les autres (flex-wrap, requêtes média). Tester dans une fenêtre de 320 pixels de large.',
  advice: {
    cut: {
      why: 'Une personne malvoyante qui agrandit la page à 400 % perd le texte coupé : rien ne permet de le faire venir.',
      fix: 'Laisser les lignes passer à la ligne et les blocs se ranger les uns sous les autres ; retirer les hauteurs et largeurs fixes et overflow: hidden de ceux qui contiennent du texte. Tester dans une fenêtre de 320 pixels de large.',
    },
    lost: {
      why: 'Une personne malvoyante qui agrandit la page à 400 % ne lit plus un texte coupé ou recouvert.',
      fix: 'Retirer les hauteurs fixes et les positions absolues des blocs qui contiennent du texte, puis vérifier la page dans une fenêtre de 320 pixels de large.',
    },
  },
  judges: 'letters',
  artifacts: ['moves'],
  moves: ['reflow', 'zoom200'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'reflow');
    if (!result) return without;
    const { width, scrollWidth, culprits, hidesRest } = result.at320;
    const { cut, doubtful } = lostAt320(moves);
    const past = ({ overflowPx }: (typeof culprits)[number]) =>
      `dépasse de ${formatNumber(overflowPx)} px une fenêtre de 320 px`;
    const isWide = scrollWidth > width + 1;
    const texts = isWide ? culprits.filter(({ kind }) => kind === 'text') : [];
    const wide = drivenProof(texts, past);
    if (cut.occurrences > 0)
      return {
        status: 'fail',
        message: 'cut',
        evidence: [...cut.evidence, ...wide.evidence],
        occurrences: cut.occurrences + wide.occurrences,
      };
    if (texts.length > 0 && hidesRest) return { status: 'fail', message: 'cut', ...wide };
    if (texts.length > 0) return { status: 'fail', ...wide };
    // Tables, code, maps and images may need two dimensions.
    const others = isWide ? culprits.filter(({ kind }) => kind === 'block' || kind === 'word') : [];
    if (others.length > 0) return { status: 'review', message: 'doubt', ...drivenProof(others, past) };
    if (doubtful.occurrences > 0) return { status: 'review', message: 'lost', ...doubtful };
    if (!isWide || culprits.length > 0) return { status: 'pass' };
    const value = `${formatNumber(scrollWidth)} px`;
    return {
      status: 'review',
      message: 'doubt',
      evidence: [{ type: 'value', label: 'Largeur de la page', value, expected: '320 px' }],
    };
  },
});
