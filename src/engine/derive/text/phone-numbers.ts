/**
 * A French number as people write it: neither part of a longer number or of an identifier (`REF-0386000000`,
 * `978-0386000000`, `a0386000000f`), nor of an address (`id=0386000000`).
 */
const written =
  /(?<![\p{L}\p{N}_+=#&@]|[\p{L}\p{N}][-/_]|\p{N}\.)(?:\+33[\s.\u00a0\u202f]?(?:\(0\))?|0033[\s.]?|0)[1-9](?:[\s.\u00a0\u202f-]?\d{2}){4}(?![\p{L}\p{N}_]|[-./]\p{N}|-\p{L})/gu;

/** French phone numbers of a text as they are written there, each once. */
export function writtenPhones(text: string): string[] {
  return [...new Set([...text.matchAll(written)].map((match) => match[0]))];
}

/** French phone numbers of a text, as ten digits (`0386000000`), each once. */
export function frenchPhones(text: string): string[] {
  return [...new Set(writtenPhones(text).map(phoneDigits))];
}

/** Ten digits of a French number written in any usual way. */
export function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?33/, '0');
}
