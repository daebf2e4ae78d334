import { formatDate } from '#contract/french.ts';
import { bandOf, type ScoreRange, scoreInWords } from '#contract/score-range.ts';
import { scoreTone, type Tone } from './tones.ts';

/** Dark enough for white letters (4.5:1). */
const fills: Readonly<Record<Tone, string>> = {
  good: '#146c43',
  fine: '#4a6b0a',
  watch: '#8f4a00',
  bad: '#ad2018',
  neutral: '#454e60',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const height = 24;
const letter = 6.6;
const margin = 8;

/** The badge a site may show: its score and the day it was given, as an SVG image that loads and runs nothing. */
export function badgeSvg(score: ScoreRange, date: Date | string): string {
  const words = `${scoreInWords(score)} – ${formatDate(date)}`;
  const title = escaped(`Score Constat\u00a0: ${scoreInWords(score)}, audit du ${formatDate(date)}`);
  const widthOf = (text: string) => Math.ceil(text.length * letter) + 2 * margin;
  const [left, right] = [widthOf('Constat'), widthOf(words)];
  const text = (shown: string, x: number, width: number) =>
    `<text x="${x + margin}" y="16.5" textLength="${width - 2 * margin}" lengthAdjust="spacingAndGlyphs">${escaped(shown)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" viewBox="0 0 ${left + right} ${height}" role="img" aria-label="${title}"><title>${title}</title>`,
    `<path fill="#161d2b" d="M0 0h${left}v${height}H0z"/><path fill="${fills[scoreTone(bandOf(score))]}" d="M${left} 0h${right}v${height}H${left}z"/>`,
    `<g fill="#fff" font-family="system-ui,sans-serif" font-size="12">${text('Constat', 0, left)}${text(words, left, right)}</g></svg>`,
  ].join('');
}
