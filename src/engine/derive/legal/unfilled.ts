const verb =
  'ins[ée]r|indiqu|pr[ée]cis|compl[ée]t|rempl|renseign|ajout|[àa] |nom\\b|votre\\b|vos\\b|raison\\b|adresse\\b|ville\\b|t[ée]l[ée]phone\\b|xx|\\.{3}|…';
/** A place of a template between brackets: an instruction, words in capitals, or the name of a variable. */
const slot = new RegExp(
  `\\[\\s*(?:${verb})[^\\]]{0,100}\\]|\\[(?=[^\\]]{0,80}\\p{Lu}{3})[^\\]\\p{Ll}]{3,80}\\]|\\{\\{[^}]{1,80}\\}\\}`,
  'u',
);
const reach = 80;

/** The words after a match of `mention` (global or not), in the sentence that follows it, begin with a place nobody filled in. */
export function isLeftUnfilled(text: string, mention: RegExp): boolean {
  for (const { index, 0: found } of text.matchAll(new RegExp(mention, 'giu'))) {
    const after = text.slice(index + found.length, index + found.length + reach);
    const at = after.search(slot);
    if (at !== -1 && !/[.!?]\s/.test(after.slice(0, at))) return true;
  }
  return false;
}
