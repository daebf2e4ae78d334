/** A part of a regular expression, as far as it is needed to write texts that nearly match it. */
type Part =
  | { readonly kind: 'atom'; readonly samples: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly ways: readonly Part[] }
  | { readonly kind: 'repeat'; readonly body: Part; readonly least: number; readonly most: number }
  | { readonly kind: 'look'; readonly body: Part };

const candidates = [
  ...[
    'a',
    'z',
    'A',
    '0',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '-',
    '.',
    '_',
    ',',
    ':',
    ';',
    '/',
    '*',
    '<',
    '>',
    '(',
    ')',
    '[',
  ],
  ...[
    '"',
    "'",
    '&',
    '@',
    '%',
    '=',
    '{',
    '}',
    '#',
    '+',
    '!',
    '?',
    'é',
    '’',
    '|',
    '$',
    '\\',
    '\r',
    ']',
    '«',
    '»',
    '–',
    '😀',
  ],
];

/** Reads a pattern (ECMAScript, flags `u` and `v` too) into parts; knows no more than the shapes of its texts need. */
function readPattern(source: string, flags: string): Part {
  const unicode = /[uv]/.test(flags);
  const readFlags = flags.replace(/[gy]/g, '');
  let at = 0;
  const atom = (token: string): Part => {
    const test = new RegExp(`^(?:${token})$`, readFlags);
    const samples = candidates.filter((one) => test.test(one));
    const literal = token.replace(/^\\(?=[^a-zA-Z0-9])/, '');
    return { kind: 'atom', samples: samples.length > 0 ? samples : [literal] };
  };
  function choice(): Part {
    const ways: Part[] = [sequence()];
    while (source[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    return ways.length === 1 && ways[0] ? ways[0] : { kind: 'choice', ways };
  }
  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified());
    return { kind: 'sequence', parts };
  }
  function quantified(): Part {
    const body = single();
    const rest = source.slice(at);
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(rest);
    if (!found) return body;
    at += found[0].length;
    const [, mark, least, comma, most] = found;
    if (mark) return { kind: 'repeat', body, least: mark === '+' ? 1 : 0, most: mark === '?' ? 1 : Infinity };
    const from = Number(least);
    return { kind: 'repeat', body, least: from, most: most ? Number(most) : comma ? Infinity : from };
  }
  function single(): Part {
    const rest = source.slice(at);
    const opening = /^\((\?(?:<?[=!]|<[^>]+>|[a-z]*(?:-[a-z]+)?:))?/.exec(rest);
    if (opening) {
      at += opening[0].length;
      const body = choice();
      at += 1;
      return /^\(\?<?[=!]/.test(opening[0]) ? { kind: 'look', body } : body;
    }
    if (rest.startsWith('[')) return atom(take(classEnd(at)));
    if (rest[0] === '^' || rest[0] === '$' || /^\\[bB]/.test(rest)) {
      at += rest[0] === '\\' ? 2 : 1;
      return { kind: 'sequence', parts: [] };
    }
    const back = /^\\(?:[1-9]\d*|k<[^>]+>)/.exec(rest);
    if (back) {
      at += back[0].length;
      return { kind: 'sequence', parts: [] };
    }
    const token =
      /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/.exec(rest)?.[0] ??
      (unicode ? String.fromCodePoint(rest.codePointAt(0) ?? 0) : (rest[0] ?? ''));
    return atom(take(at + token.length));
  }
  function take(end: number): string {
    const token = source.slice(at, end);
    at = end;
    return token;
  }
  function classEnd(from: number): number {
    let depth = 0;
    for (let end = from; end < source.length; end += 1) {
      if (source[end] === '\\') end += 1;
      else if (source[end] === '[') depth += depth === 0 || flags.includes('v') ? 1 : 0;
      else if (source[end] === ']') {
        depth -= 1;
        if (depth === 0) return end + 1;
      }
    }
    return source.length;
  }
  return choice();
}

/** A text the part matches; `turn` chooses among what it may be. */
function sampleOf(part: Part, turn: number): string {
  switch (part.kind) {
    case 'atom':
      return part.samples[turn % part.samples.length] ?? '';
    case 'sequence':
      return part.parts.map((one) => sampleOf(one, turn)).join('');
    case 'choice':
      return sampleOf(part.ways[turn % part.ways.length] ?? part, turn);
    case 'repeat':
      return sampleOf(part.body, turn).repeat(Math.min(part.least, 200));
    case 'look':
      return '';
  }
}

/** Repeats without a low bound, each with texts that lead to it and texts of its body. */
function pumpsOf(root: Part): { before: string[]; bodies: string[] }[] {
  const found: { before: string[]; bodies: string[] }[] = [];
  const atoms: string[] = [];
  const visit = (part: Part, before: readonly string[]): void => {
    switch (part.kind) {
      case 'atom':
        atoms.push(...part.samples);
        return;
      case 'sequence': {
        let led = [...before];
        for (const one of part.parts) {
          visit(one, led);
          led = led.map((text, turn) => text + sampleOf(one, turn));
        }
        return;
      }
      case 'choice':
        for (const way of part.ways) visit(way, before);
        return;
      case 'look':
        visit(part.body, before);
        return;
      case 'repeat': {
        visit(part.body, before);
        if (part.most < 30) return;
        const size = part.body.kind === 'atom' ? part.body.samples.length : 12;
        const bodies = new Set<string>();
        for (let turn = 0; turn < size; turn += 1) bodies.add(sampleOf(part.body, turn));
        bodies.delete('');
        found.push({ before: [...before], bodies: [...bodies] });
      }
    }
  };
  visit(root, ['', '', '']);
  const weight = (text: string) => atoms.filter((one) => text.includes(one)).length;
  return found.map(({ before, bodies }) => ({
    before: [...new Set(before)],
    bodies: bodies.sort((a, b) => weight(b) - weight(a)).slice(0, 3),
  }));
}

/** Texts that pages, files and headers may hold for no other purpose than to make a reader slow. */
const nastyUnits: readonly string[] = [
  ...[
    '\n',
    ' ',
    '\t',
    'a',
    '/*',
    '//',
    '<',
    '<a ',
    '(',
    '[',
    '"',
    "'",
    '&',
    '@',
    'a@a.',
    '0',
    '-',
    '.',
    '<noscript',
  ],
  ...['<!--', '{', '%', 'é', 'a ', ' \n', '\r\n', 'a.', 'A', '\u00a0', ',', ';', '=', '«', 'a-', '0 ', '></'],
];

/** `npm run test:all` asks every shape; `npm test` those that made a reader slow before, and what a pattern itself tells. */
export const isWhole = process.env.CONSTAT_TEST_SCOPE === 'all';

/** Each stands for others of its kind: a blank, a letter, a digit, what opens a comment, a tag, a group, a quotation. */
const standingUnits = new Set(['\n', ' ', 'a', '/*', '<', '(', '"', '&', 'a@a.', '0', '<!--', '{']);

export interface Shape {
  readonly before: string;
  readonly unit: string;
  readonly end: string;
}

/** The text of a shape, as long as asked. */
export const textOf = ({ before, unit, end }: Shape, length: number): string =>
  before + unit.repeat(Math.ceil(length / unit.length)) + end;

/** Every nasty unit alone and before something else, and what readers of a format may be led by. */
export const nastyShapes: readonly Shape[] = [
  ...shapesOfUnits(),
  { before: 'a', unit: ' ', end: 'b' },
  { before: '<a>', unit: '<b>x', end: '' },
  { before: '', unit: '<!-- a', end: '' },
  { before: '', unit: '<!---->', end: 'x' },
  { before: '{"a":', unit: '[', end: '' },
  { before: '', unit: '{"a":', end: '' },
  { before: '/*', unit: 'a', end: '' },
  { before: '<script>', unit: '/*', end: '' },
  { before: '<style>', unit: 'a{', end: '' },
  { before: '', unit: 'a{b:c;', end: '' },
  { before: '', unit: 'a b c. ', end: '!' },
  { before: '', unit: '<a href="', end: '' },
  { before: '', unit: '&amp', end: '' },
  { before: '', unit: 'User-agent: *\nAllow: /*a*b\n', end: '' },
];

/** Every nasty unit alone, and before something else: what makes a pattern go back is mostly what does not match at the end. */
function shapesOfUnits(): Shape[] {
  const end = '\u0001!';
  if (!isWhole) return [...standingUnits].map((unit) => ({ before: '', unit, end }));
  return nastyUnits.flatMap((unit) => [
    { before: '', unit, end: '' },
    { before: '', unit, end },
  ]);
}

/**
 * Every nasty unit, and what the pattern itself tells of texts that nearly match it. A pattern without a repeat of thirty
 * or more spends a bounded time at each character: \`npm test\` leaves it out.
 */
export function shapesFor(source: string, flags: string): Shape[] {
  const pumps = pumpsOf(readPattern(source, flags));
  if (pumps.length === 0 && !isWhole) return [];
  const shapes = shapesOfUnits();
  for (const { before, bodies } of pumps)
    for (const body of bodies)
      for (const lead of before) {
        shapes.push({ before: lead, unit: body, end: '\u0001!' });
        if (lead !== '') {
          shapes.push({ before: '', unit: lead, end: '\u0001!' });
          shapes.push({ before: '', unit: lead + body, end: '\u0001!' });
          shapes.push({ before: '', unit: `${lead}${body} `, end: '\u0001!' });
          shapes.push({ before: '', unit: `${lead}${body}\n`, end: '\u0001!' });
        }
      }
  const seen = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  return [...seen.values()];
}
