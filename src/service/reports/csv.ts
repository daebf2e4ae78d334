/** Marks that change how what follows reads, and controls but for tabs and line ends. */
const unreadable = /[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What a spreadsheet runs, full-width signs and leading blanks or quotes included. */
const runs = /^[\s\u200b\ufeff"']*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
/** No spreadsheet keeps more in a cell. */
const longestCell = 32_000;

/**
 * A table for French spreadsheets: UTF-8 with its mark, semicolons, CRLF. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe: texts of the audited site must stay texts.
 */
export function csvOf(lines: Iterable<readonly string[]>): string {
  let text = '\ufeff';
  for (const line of lines) text += `${line.map(cell).join(';')}\r\n`;
  return text;
}

function cell(value: string): string {
  const clean = value.slice(0, longestCell).replaceAll(unreadable, '').toWellFormed();
  const safe = runs.test(clean) ? `'${clean}` : clean;
  return `"${safe.replaceAll('"', '""')}"`;
}
