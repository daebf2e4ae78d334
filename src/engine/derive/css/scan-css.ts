/** What the characters of a sheet say of it, before a parser reads it. */
export interface CssShape {
  /** The parser reads it in a time in proportion: no piece is longer, no block deeper than people write them. */
  readonly isBounded: boolean;
  /** Every block, bracket, string and comment is closed: the parser and browsers see the same pieces. */
  readonly isRegular: boolean;
}

/** Blocks in one another are read so deep: sheets of people have five at most. */
const deepest = 32;
/** UTF-16 units between two of `{`, `}` and `;`, strings, comments and unquoted addresses left out. */
const longestPiece = 20_000;

/** One pass over the text (CSS Syntax 3, section 4). Linear. */
export function scanCss(text: string): CssShape {
  const marks = /\\[\s\S]|\/\*|["'{};()[\]]/g;
  let [depth, brackets, start] = [0, 0, 0];
  let isRegular = true;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [sign] = mark;
    const end = endOf(text, mark.index, sign);
    if (end < 0) return { isBounded: false, isRegular: false };
    if (end > 0) {
      isRegular &&= !/["']/.test(sign) || !/(?<!\\)\n/.test(text.slice(mark.index, end));
      start += end - mark.index;
      marks.lastIndex = end;
      continue;
    }
    if (sign === '(' || sign === '[') brackets += 1;
    if (sign === ')' || sign === ']') brackets -= 1;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (/[{};]/.test(sign)) {
      if (mark.index - start > longestPiece) return { isBounded: false, isRegular: false };
      start = mark.index;
      isRegular &&= brackets === 0;
      brackets = 0;
    }
    isRegular &&= depth >= 0 && brackets >= 0;
    [depth, brackets] = [Math.max(0, depth), Math.max(0, brackets)];
    if (depth > deepest) return { isBounded: false, isRegular: false };
  }
  const isBounded = text.length - start <= longestPiece;
  return { isBounded, isRegular: isBounded && isRegular && depth === 0 && brackets === 0 };
}

/** `url(` whose address has no quotes: all up to the bracket is the address. */
const opensPlainUrl = (text: string, at: number): boolean =>
  /(?:^|[^\w-])url$/i.test(text.slice(Math.max(0, at - 4), at)) &&
  !/^\s*["']/.test(text.slice(at + 1, at + 50));

/** Place after the comment, string or address that starts at `at`; 0 where none starts, −1 where it never ends. */
function endOf(text: string, at: number, sign: string): number {
  if (sign === '/*') {
    const end = text.indexOf('*/', at + 2);
    // Browsers close it at the end of the sheet, and so does the parser.
    return end < 0 ? text.length : end + 2;
  }
  const isAddress = sign === '(' && opensPlainUrl(text, at);
  if (!isAddress && sign !== '"' && sign !== "'") return 0;
  const ends = isAddress ? /\\[\s\S]|\)/g : sign === '"' ? /\\[\s\S]|"/g : /\\[\s\S]|'/g;
  ends.lastIndex = at + 1;
  for (let mark = ends.exec(text); mark; mark = ends.exec(text))
    if (mark[0].length === 1) return mark.index + 1;
  return -1;
}
