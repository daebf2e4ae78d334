import type { Lineup } from '#contract/api/lineups.ts';
import { formatDate } from '#contract/french.ts';
import { arialWidthPx } from '#reference/arial-widths.ts';
import { escapeText } from '../static/escape-text.ts';
import { type LineupCell, type LineupRow, lineupRows } from './lineup-rows.ts';

/** Whose name stands on the picture; empty and null where the plan has none. */
interface SlideBrand {
  readonly name: string;
  /** A `data:` address. */
  readonly logo: string | null;
}

const slideSize = { width: 1600, height: 900 } as const;
const edge = 64;
const labelWidth = 400;
const ink = '#161d2b';
const soft = '#454e60';
const line = '#d5dae3';
const accent = '#1f4fd8';
const best = '#e4ecff';

/** What a slide has room for, in its order. */
const shownFigures = ['largestContentfulPaintMs', 'transferBytes', 'rgaa', 'trackersBefore', 'duties'];
const legend = 'Fond bleu et gras\u00a0: mieux que tous les autres, au-delà de ce que le hasard explique.';
const rowHeight = 40;

/**
 * Sites side by side as a picture for slides, 1600 × 900: an SVG that loads nothing and runs nothing. Texts of strangers (names of
 * sites, the name typed) are escaped and cut to their room. Pure.
 */
export function lineupSvg(title: string, lineup: Lineup, brand: SlideBrand): string {
  const { width, height } = slideSize;
  const rows = lineupRows(lineup);
  const score = rows.find(({ id }) => id === 'common') ?? rows[0];
  const others = rows.filter(({ id, unit }) => isShown(id, unit));
  const column = (width - 2 * edge - labelWidth) / Math.max(1, lineup.sites.length);
  const xOf = (index: number) => edge + labelWidth + column * index;
  const heads = lineup.sites.map(({ host, audit }, index) => {
    const x = xOf(index) + column / 2;
    const dated = audit ? `audit du ${formatDate(audit.finishedAt)}` : 'pas encore audité';
    return (
      text(cut(host, column - 20, 24), { x, y: 168, size: 24, bold: true, middle: true }) +
      text(cut(dated, column - 10, 15), { x, y: 194, size: 15, fill: soft, middle: true })
    );
  });
  const cells = (row: LineupRow, y: number, size: number) =>
    row.cells.map((cell, index) => drawCell(cell, { x: xOf(index), y, width: column, size })).join('');
  const top = 290;
  const body = others.map((row, index) => {
    const y = top + rowHeight * (index + 1);
    return (
      `<path stroke="${line}" d="M${edge} ${y - 27}H${width - edge}"/>` +
      text(cut(row.label, labelWidth - 16, 20), { x: edge, y, size: 20 }) +
      cells(row, y, 20)
    );
  });
  const named = escapeText(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${named}" font-family="Arial,Helvetica,sans-serif">`,
    `<title>${named}</title><rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="10" fill="${accent}"/>`,
    text(cut(title, 1000, 38), { x: edge, y: 92, size: 38, bold: true }),
    drawBrand(brand),
    ...heads,
    score ? text(score.label, { x: edge, y: 262, size: 24, bold: true }) + cells(score, 262, 44) : '',
    ...body,
    text(legend, { x: edge, y: 872, size: 16, fill: soft }),
    text('Audit automatique par Constat', { x: width - edge, y: 872, size: 16, fill: soft, end: true }),
    '</svg>',
  ].join('');
}

const isShown = (id: string, unit: string): boolean =>
  shownFigures.includes(id) || (unit === '/100' && !['score', 'common', 'desktopScore'].includes(id));

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly middle?: boolean;
  readonly end?: boolean;
}

function text(words: string, { x, y, size, bold, fill = ink, middle, end }: Place): string {
  const anchor = middle ? ' text-anchor="middle"' : end ? ' text-anchor="end"' : '';
  return `<text x="${round(x)}" y="${y}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700"' : ''}${anchor}>${escapeText(words)}</text>`;
}

function drawCell(
  { words, isBest }: LineupCell,
  { x, y, width, size }: Pick<Place, 'x' | 'y' | 'size'> & { readonly width: number },
): string {
  const back = isBest
    ? `<rect x="${round(x + 8)}" y="${y - size - 2}" width="${round(width - 16)}" height="${size + 13}" rx="8" fill="${best}"/>`
    : '';
  const place = { x: x + width / 2, y, size, middle: true };
  return back + text(cut(words, width - 16, size), { ...place, ...(isBest && { bold: true, fill: accent }) });
}

function drawBrand({ name, logo }: SlideBrand): string {
  const { width } = slideSize;
  const picture =
    logo === null
      ? ''
      : `<image href="${escapeText(logo)}" x="${width - edge - 200}" y="30" width="200" height="60" preserveAspectRatio="xMaxYMid meet"/>`;
  const y = logo === null ? 92 : 112;
  return name === ''
    ? picture
    : picture + text(cut(name, 420, 20), { x: width - edge, y, size: 20, bold: true, fill: soft, end: true });
}

/** A line within its room: what is too long ends with an ellipsis. */
function cut(words: string, widthPx: number, sizePx: number): string {
  // Bold letters are a tenth wider.
  const fits = (some: string) => arialWidthPx(some, sizePx) * 1.1 <= widthPx;
  if (fits(words)) return words;
  const letters = [...words.slice(0, 300)];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const round = (value: number) => Math.round(value * 10) / 10;
