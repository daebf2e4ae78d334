/** Of a text file of a stranger so many lines are read, and so many characters of each; robots.txt of Google allows as many. */
const linesLimit = 50_000;
const lineLimit = 16_664;

/**
 * The lines of a text file of a stranger (robots.txt, security.txt, llms.txt…), without a byte order mark and without what
 * ends them. Takes time in proportion to the text: what stands beyond 50,000 lines, or beyond 16,664 characters of one, is
 * left out.
 */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/, linesLimit)
    .map((line) => line.slice(0, lineLimit));
}

/** `name: value` of one line, both without white space around; null where there is no colon. */
export function fieldOf(line: string): { readonly name: string; readonly value: string } | null {
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  return { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}
