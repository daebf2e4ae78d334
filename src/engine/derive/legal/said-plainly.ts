const denied = /\bn(?:e |')[^.]{0,60}\b(?:pas|jamais|aucune?|plus|ni)\b/;

/** Whether a sentence that denies nothing holds such words. @param folded text of a document, folded */
export function saidPlainly(folded: string, words: RegExp): boolean {
  return folded.split(/[.!?;\n]/).some((sentence) => words.test(sentence) && !denied.test(sentence));
}
