const rawTags = ['script', 'style', 'pre', 'textarea', 'template', 'code', 'noscript'];

/**
 * HTML source without comments and without the content of scripts, styles and verbatim blocks: for looking at how
 * text is written, never for parsing. Linear in the length, whatever the source holds.
 */
export function withoutVerbatim(html: string): string {
  const lower = html.toLowerCase();
  const opening = new RegExp(`<!--|<(${rawTags.join('|')})[\\s>]`, 'g');
  const kept: string[] = [];
  let from = 0;
  for (let match = opening.exec(lower); match; match = opening.exec(lower)) {
    kept.push(html.slice(from, match.index));
    const closing = match[1] ? `</${match[1]}` : '-->';
    const end = lower.indexOf(closing, match.index);
    if (end < 0) return kept.join('');
    from = end + closing.length;
    opening.lastIndex = from;
  }
  return [...kept, html.slice(from)].join('');
}
