import { formatNumber } from '#contract/french.ts';
import { byTag, linesOf, visible } from '../../derive/dom/dom.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { defineRule, threshold } from '../../rule.ts';

const longSentence = threshold(25, {
  ours: 'guides of plain language advise fifteen to twenty words; a quarter more is long',
});
const fewestWords = threshold(150, { ours: 'a mean of fewer words says little' });
const shown = 5;

export default defineRule({
  id: 'qual-lisibilite',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'FALC' },
    { kind: 'ours', title: 'bonne pratique' },
  ],
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
      .flatMap((node) => passagesOf(linesOf(dom, node)).flatMap(sentencesOf));
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

const runsOn = /(?:,|\b(?:de|du|des|le|la|les|et|ou|en|par|pour|avec|sur|dans|un|une|au|aux)|à|['’])$/i;

/** Lines of one passage: an address, one thing a line, is no sentence; what a lower case goes on with is. */
function passagesOf(lines: readonly string[]): string[] {
  const passages: string[] = [];
  let before = '';
  for (const line of lines) {
    const goesOn = before !== '' && (/^\p{Ll}/u.test(line) || runsOn.test(before));
    passages.push(goesOn && line !== '' ? `${passages.pop()} ${line}` : line);
    before = line;
  }
  return passages.length === 1 ? passages : passages.filter((passage) => endsSentence.test(passage));
}

/** Among other lines, one without an end is a line of an address or of a list. */
const endsSentence = /[.!?…][»”")\]]?(?:\s?[»”])?$/;

const coordinates =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b(?:siret|siren|rcs|ape|tva)\b|(?:\+33|\b0) ?[1-9](?:[ .-]?\d{2}){4}\b|\b\d{5} \p{Lu}/giu;

/** Who it is and how to reach them, one after another, is no sentence either. */
const isContact = (sentence: string): boolean => (sentence.match(coordinates)?.length ?? 0) >= 3;

/** Sentences end with a mark followed by a space and a capital; « 9 h. 30 », « art. 4 » and addresses do not. */
function sentencesOf(text: string): { readonly text: string; readonly words: number }[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[«"(]?\s?\p{Lu})/u)
    .map((sentence) => ({ text: sentence, words: wordCount(sentence) }))
    .filter(({ text: sentence, words }) => words > 2 && !isRoll(sentence, words) && !isContact(sentence));
}
