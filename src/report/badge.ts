import { formatDate } from '#contract/french.ts';
import { bandOf, type ScoreRange, scoreInWords } from '#contract/score-range.ts';
import { escapeText } from './static/escape-text.ts';
import { scoreTone, type Tone } from './tones.ts';

/** Dark enough for white letters (4.5:1). */
const fills: Readonly<Record<Tone, string>> = {
  good: '#146c43',
  fine: '#4a6b0a',
  watch: '#8f4a00',
  bad: '#ad2018',
  neutral: '#454e60',
};

const label = 'Constat';
const height = 24;
/** Room of a letter, in px; the text is fitted into what is kept for it, whatever the reader’s font. */
const letter = 6.6;
const margin = 8;

/**
 * The badge a site may show: its score and the day it was given, as an SVG image that loads nothing and runs nothing.
 * What it says is its title too, for those who do not see it.
 * @param isDanger something harms someone today: said before the colour of any score
 */
export function badgeSvg(score: ScoreRange, date: Date | string, isDanger = false): string {
  const told = isDanger ? `${scoreInWords(score)}, danger` : scoreInWords(score);
  const words = `${told} – ${formatDate(date)}`;
  const title = escapeText(`Score ${label}\u00a0: ${told}, audit du ${formatDate(date)}`);
  const [left, right] = [label, words].map((text) => Math.ceil(text.length * letter) + 2 * margin) as [
    number,
    number,
  ];
  const text = (words: string, x: number, width: number) =>
    `<text x="${x + margin}" y="16.5" textLength="${width - 2 * margin}" lengthAdjust="spacingAndGlyphs">${escapeText(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" viewBox="0 0 ${left + right} ${height}" role="img" aria-label="${title}"><title>${title}</title><clipPath id="r"><rect width="${left + right}" height="${height}" rx="5"/></clipPath><g clip-path="url(#r)"><path fill="#161d2b" d="M0 0h${left}v${height}H0z"/><path fill="${fills[isDanger ? 'bad' : scoreTone(bandOf(score))]}" d="M${left} 0h${right}v${height}H${left}z"/></g><g fill="#fff" font-family="system-ui,-apple-system,Segoe UI,Verdana,sans-serif" font-size="12">${text(label, 0, left)}${text(words, left, right)}</g></svg>`;
}
