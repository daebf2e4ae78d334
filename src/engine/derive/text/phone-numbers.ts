/** French phone numbers of a text, as ten digits (`0386000000`), each once. */
export function frenchPhones(text: string): string[] {
  const found = text.matchAll(
    /(?<![\d+])(?:\+33[\s.\u00a0\u202f]?(?:\(0\))?|0033[\s.]?|0)[1-9](?:[\s.\u00a0\u202f-]?\d{2}){4}(?!\d)/g,
  );
  return [...new Set([...found].map((match) => phoneDigits(match[0])))];
}

/** Ten digits of a French number written in any usual way. */
export function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?33/, '0');
}
