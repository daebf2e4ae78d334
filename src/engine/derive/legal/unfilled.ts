import { normaliseText } from './legal-text.ts';

const verb =
  'ins[ée]r|indiqu|pr[ée]cis|compl[ée]t|rempl|renseign|ajout|[àa] |nom\\b|votre\\b|vos\\b|raison\\b|adresse\\b|ville\\b|t[ée]l[ée]phone\\b|xx|\\.{3}|…';
/** A place of a template between brackets: an instruction, words in capitals, or the name of a variable. */
const slot = new RegExp(
  `\\[\\s*(?:${verb})[^\\]]{0,100}\\]|\\[(?=[^\\]]{0,80}\\p{Lu}{3})[^\\]\\p{Ll}]{3,80}\\]|\\{\\{[^}]{1,80}\\}\\}`,
  'u',
);
const host = /h[ée]berg\p{L}*/giu;
const reach = 80;

/** In the sentence that follows one of its mentions, the host is a place of a template that nobody filled in. */
export function isHostUnfilled(notice: string): boolean {
  const text = normaliseText(notice);
  for (const { index, 0: found } of text.matchAll(host)) {
    const after = text.slice(index + found.length, index + found.length + reach);
    const at = after.search(slot);
    if (at !== -1 && !/[.!?]\s/.test(after.slice(0, at))) return true;
  }
  return false;
}
