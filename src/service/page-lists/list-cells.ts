/** Invisible characters that copying brings along, the mark at the head of a file included. */
const invisible = /[\0\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/g;

/** What a line of a list offers as addresses, in its order; most lines are one. */
export interface ListLine {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of a pasted list, of a CSV or of a text file. Empty ones are left out, and the titles of columns. */
export function linesOfList(text: string): ListLine[] {
  const lines = splitLines(text).map((written) => written.replaceAll(invisible, '').trim());
  const titled = titlesOf(lines[0] ?? '');
  return lines.flatMap((line, index) => {
    if (line === '' || (index === 0 && titled !== null)) return [];
    return { line: index + 1, cells: cellsOf(line, titled) };
  });
}

/** How many lines a list has, empty ones left out; cheap. */
export function countLines(text: string): number {
  return splitLines(text).filter((line) => line.trim() !== '').length;
}

const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/**
 * A line without separators is one address. A comma parts cells where the titles say so, or where spaces or quotes stand in
 * the line: otherwise it belongs to a path.
 */
function cellsOf(line: string, titled: Separator | null): readonly string[] {
  const apart = line.split(/[\s,;]+/);
  if (apart.length > 1 && apart.every(isWeb)) return apart;
  const separator = titled ?? separatorOf(line);
  if (separator === null) return [line];
  const cells = splitCells(line, separator);
  return [cells.find(isWeb) ?? cells.find(isAddressLike) ?? line];
}

type Separator = '\t' | ';' | ',';

function separatorOf(line: string): Separator | null {
  if (line.includes('\t')) return '\t';
  if (line.includes(';')) return ';';
  return /["\s]/.test(line) && /[,"]/.test(line) ? ',' : null;
}

export const isWeb = (cell: string): boolean => /^https?:\/\/./i.test(cell);

/** `/contact`, `//exemple.fr/a`, `exemple.fr/contact`, `localhost:4000`. */
export const isAddressLike = (cell: string): boolean =>
  isWeb(cell) || /^\/\S*$/.test(cell) || /^[\p{L}\d_-]+(?:[.:][\p{L}\d_-]+)+(?:[/?#]\S*)?$/u.test(cell);

/** Cells of one line, between quotes where they are; a quote that is never closed ends with the line. */
function splitCells(line: string, separator: Separator): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const part of line.split(/("{1,2}|[\t;,])/)) {
    if (part === '"' || (part === '""' && !isQuoted)) isQuoted = part === '"' ? !isQuoted : isQuoted;
    else if (part === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += part === '""' ? '"' : part;
  }
  return cells.map((cell) => cell.trim());
}

const titles = /^(?:urls?|adresses?|address|liens?|links?|pages?|loc|location)$/i;

/** How the first line of a table parts the names of its columns; null where it names none. */
function titlesOf(first: string): Separator | null {
  const separator = (['\t', ';', ','] as const).find((sign) => first.includes(sign)) ?? ',';
  const cells = splitCells(first, separator);
  return cells.some((cell) => titles.test(cell)) && !cells.some(isWeb) ? separator : null;
}
