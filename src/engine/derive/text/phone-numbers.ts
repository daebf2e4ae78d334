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

/** Those of them that people may call: written somewhere for something else than a fax or a registration alone. */
export function calledPhones(text: string): string[] {
  const matches = [...text.matchAll(written)];
  const called = matches.filter(({ index, 0: number }, at) => {
    const before = matches[at - 1];
    const since = before ? before.index + before[0].length : 0;
    const label = text.slice(Math.max(since, index - labelReach), index);
    const after = text.slice(index + number.length, index + number.length + labelReach);
    return !(
      isFaxLabel(label) ||
      isRegistration(number, label) ||
      (before && since > index - labelReach && shortFax.test(label)) ||
      faxAfter.test(after)
    );
  });
  return [...new Set(called.map(([number]) => number))];
}

const labelReach = 60;
const faxLabel =
  /(?<!\p{L})(?:fax|t[ée]l[ée]?fax|t[ée]l[ée]copie(?:ur)?|t[ée]l[ée]cop\.)(?<more>\s*\([^()]{0,30}\)|(?:\s+\p{L}+){1,2}\s*:|\s+(?:n°|no|au)(?!\p{L}))?[^\p{L}\p{N}+]{0,8}$/iu;
const phoneWord = /(?<!\p{L})(?:t[ée]l(?:[ée]phone)?|phone|mobile|portable|gsm)(?!\p{L})/iu;
const shortFax = /(?<!\p{L})F\s?[.:]\s?\(?$/u;
const faxAfter = /^\s*\(\s*(?:fax|t[ée]l[ée]copie(?:ur)?)\s*\)/iu;

/** « Tél/Fax : » is one number for both. */
function isFaxLabel(label: string): boolean {
  const found = faxLabel.exec(label);
  if (!found || phoneWord.test(found.groups?.more ?? '')) return false;
  return !/(?<!\p{L})(?:t[ée]l(?:[ée]phone)?|phone)(?!\p{L})[^\p{L}\p{N}]*(?:et|ou|and)?[^\p{L}\p{N}]*$/iu.test(
    label.slice(0, found.index),
  );
}

const register =
  'd[ée]clar\\p{L}*|agr[ée]ment|agr[ée]{1,2}s?|habilitation|r[ée]c[ée]piss[ée]|licence|immatricul\\p{L}*|enregistr\\p{L}*|rna|rne|siren|siret|rcs';
const sign = '(?:n°|no|num[ée]ro)';
/** « déclarée en préfecture, n° », « enregistrée sous le numéro », « n° d’agrément : ». */
const registrationLabel = new RegExp(
  [
    `(?<!\\p{L})(?:${register}|pr[ée]fect\\p{L}+)(?!\\p{L}).{0,300}(?<!\\p{L})${sign}\\s*(?::\\s*)?$`,
    `(?<!\\p{L})sous\\s+le\\s+${sign}\\s*(?::\\s*)?$`,
    `(?<!\\p{L})${sign}\\s{0,5}(?:de\\s|du\\s|d['’])?\\s{0,5}(?:${register})(?:\\s{1,5}[\\p{L}'’]{1,40}){0,2}\\s*(?::\\s*)?$`,
  ].join('|'),
  'iu',
);
const callWord =
  /(?<!\p{L})(?:t[ée]l|phon|mobile|portable|gsm|appel|joign|joind|contact|compos|standard|urgence)/iu;

/** Ten digits in one piece right after the number’s sign, in a sentence that speaks of a register and of no call. */
function isRegistration(number: string, label: string): boolean {
  const sentence = label.split(/[.!?;]\s/).at(-1) ?? '';
  return /^0\d{9}$/.test(number) && registrationLabel.test(sentence) && !callWord.test(sentence);
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
