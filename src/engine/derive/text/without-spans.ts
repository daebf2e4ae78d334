/** What is left out of a text: it begins where `open` matches (a pattern with the flag `g`), and ends where `endOf` says. */
export interface Span {
  readonly open: RegExp;
  /** Where the first end after `from` is over; -1 when there is none. Later places never have one then. */
  endOf(text: string, from: number): number;
}

/** Up to the end of those words, upper and lower case alike. */
export const upTo = (words: string): Span['endOf'] => {
  const closing = new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'gi');
  return (text, from) => {
    closing.lastIndex = from;
    return closing.test(text) ? closing.lastIndex : -1;
  };
};

/** Up to the end of the line, which is kept. */
export const upToLineEnd: Span['endOf'] = (text, from) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/**
 * The text without its spans, each replaced by `instead`: what `/open[\s\S]*?close/g` would leave, in time proportional to
 * the text whatever it holds. A beginning without an end stays.
 */
export function withoutSpans(text: string, spans: readonly Span[], instead = ''): string {
  let kept = '';
  let at = 0;
  const ahead = spans.map((span) => ({ span, start: -1, from: 0 }));
  const seek = (one: (typeof ahead)[number], from: number): void => {
    one.span.open.lastIndex = from;
    const found = one.span.open.exec(text);
    one.start = found ? found.index : Number.POSITIVE_INFINITY;
    one.from = one.span.open.lastIndex;
  };
  for (const one of ahead) seek(one, 0);
  for (;;) {
    for (const one of ahead) if (one.start < at) seek(one, at);
    const next = ahead.reduce<(typeof ahead)[number] | null>(
      (first, one) => (first === null || one.start < first.start ? one : first),
      null,
    );
    if (next === null || next.start === Number.POSITIVE_INFINITY) return kept + text.slice(at);
    const end = next.span.endOf(text, next.from);
    if (end < 0) {
      next.start = Number.POSITIVE_INFINITY;
      continue;
    }
    kept += text.slice(at, next.start) + instead;
    at = end;
  }
}

/** `<!-- … -->`. */
export const htmlComment: Span = { open: /<!--/g, endOf: upTo('-->') };
/** A `noscript` with what it holds. */
export const noScriptElement: Span = { open: /<noscript\b/gi, endOf: upTo('</noscript>') };
/** A comment of CSS or of a script. */
export const blockComment: Span = { open: /\/\*/g, endOf: upTo('*/') };
