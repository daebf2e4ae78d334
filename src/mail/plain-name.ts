/** Longer than the names people recognise. */
const mostCharacters = 80;

/** What hides or turns text, and breaks lines. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * What somebody chose and a stranger reads (a site’s name, an address), as text and nothing more: one line, not longer
 * than a name, and no mail program makes a link of it. A word joiner, which nobody sees, stands after dots and « @ ».
 */
export function plainName(text: string): string {
  const kept = text.replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
  const short = kept.length > mostCharacters ? `${kept.slice(0, mostCharacters - 1)}…` : kept;
  return unlinked(short);
}

/**
 * The same of a text of any length and several lines, which was cleaned where it was taken: an address in it stays words.
 */
export const unlinked = (text: string): string => text.replaceAll(/[.@:/]/g, '$&\u2060');
