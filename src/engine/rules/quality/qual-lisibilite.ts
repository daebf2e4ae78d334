import { formatNumber } from '#contract/french.ts';
import { byTag, textOf, visible } from '../../derive/dom/dom.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';

const longSentence = 25;
const fewestWords = 150;
const shown = 5;

export default defineRule({
  id: 'qual-lisibilite',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['FALC', 'Bonne pratique'],
  title: {
    fail: 'Les phrases comptent en moyenne {average} mots',
    pass: 'Les phrases sont courtes',
  },
  why: 'Au-delà de vingt-cinq mots, beaucoup de lecteurs perdent le fil, surtout sur un téléphone ou dans une langue qui n’est pas la leur.',
  fix: 'Couper les phrases longues : une idée par phrase, des mots courants, des listes pour les énumérations.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const sentences = visible(byTag(dom, 'p', 'dd', 'blockquote'))
      .filter(({ document }) => document === 0)
      .flatMap((node) => sentencesOf(textOf(dom, node)));
    const total = sentences.reduce((sum, { words }) => sum + words, 0);
    if (total < fewestWords) return { status: 'inapplicable', reason: 'trop peu de texte suivi' };
    const average = total / sentences.length;
    if (average <= longSentence) return { status: 'pass' };
    const longest = [...sentences].sort((a, b) => b.words - a.words).slice(0, shown);
    return {
      status: 'review',
      values: { average: formatNumber(average) },
      extent: average,
      occurrences: 1,
      evidence: longest.map(({ text, words }) => ({
        type: 'text',
        quote: text.slice(0, 300),
        where: `${words} mots`,
      })),
    };
  },
});

/** Names one after another (authors, sponsors): nothing to cut. */
function isRoll(sentence: string, words: number): boolean {
  const commas = sentence.match(/[,;]/g)?.length ?? 0;
  return words > 2 * longSentence && commas > words / 5;
}

/** Sentences end with a mark followed by a space and a capital; « 9 h. 30 », « art. 4 » and addresses do not. */
function sentencesOf(text: string): { readonly text: string; readonly words: number }[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[«"(]?\s?\p{Lu})/u)
    .map((sentence) => ({ text: sentence, words: wordCount(sentence) }))
    .filter(({ text: sentence, words }) => words > 2 && !isRoll(sentence, words));
}
