import { plainText } from '../dom/names.ts';

/** What a field asks for, as far as its words leave no doubt. */
export type AskedDatum =
  | 'email'
  | 'tel'
  | 'password'
  | 'name'
  | 'town'
  | 'postcode'
  | 'message'
  | 'subject'
  | 'company';

/** Anywhere in the words: a field may ask for two of them, and is then judged by none. */
const within: readonly (readonly [AskedDatum, RegExp])[] = [
  ['email', /\be ?mails?\b|\bmel\b|\bmail\b|\bcourriel\b|\badresse electronique\b/],
  ['tel', /\btel(?:ephone)?s?\b|\bportable\b|\bmobile\b|\bphone\b|\bgsm\b/],
  ['password', /\bmots? de passe\b|\bpassword\b|\bmdp\b/],
];

/** The whole of the words. */
const whole: readonly (readonly [AskedDatum, RegExp])[] = [
  ['name', /^(?:nom|prenom|lastname|firstname|(?:last|first) name)(?: de famille| et prenom| prenom| nom)?$/],
  ['town', /^(?:ville|commune|localite|city|town)$/],
  ['postcode', /^(?:code ?postal|postal ?code|post ?code|zip(?: ?code)?|cp)$/],
  ['message', /^(?:message|commentaires?|comments?)$/],
  ['subject', /^(?:sujet|objet|subject)(?: d(?:e votre|u) message| de (?:la|votre) demande)?$/],
  ['company', /^(?:societe|entreprise|raison sociale|company)$/],
];

/** What is said to everybody of a field, whatever it asks for: « * (obligatoire) », « Votre ». */
export const wordingOf = (label: string): string =>
  plainText(
    label.replaceAll(
      /\([^)]{0,100}\)|\*|\b(obligatoire|facultatif|requis|required|optional|mandatory)\b/gi,
      ' ',
    ),
  ).replace(/^(votre|vos|mon|ma|your|my|enter your) /, '');

/** The datum those words name; null where they name none without doubt, or two. */
export function askedDatumOf(label: string): AskedDatum | null {
  const said = wordingOf(label);
  const named = within.filter(([, words]) => words.test(said));
  if (/@/.test(label)) return named.every(([datum]) => datum === 'email') ? 'email' : null;
  if (named.length > 0) return named.length === 1 ? (named[0]?.[0] ?? null) : null;
  return whole.find(([, words]) => words.test(said))?.[0] ?? null;
}

const anyWords: readonly AskedDatum[] = ['name', 'town', 'message', 'subject', 'company'];

/** What each type of field cannot take, or opens no keyboard for. */
const refusedBy: Readonly<Record<string, readonly AskedDatum[]>> = {
  email: [...anyWords, 'tel', 'postcode'],
  tel: [...anyWords, 'email'],
  number: [...anyWords, 'email'],
  date: [...anyWords, 'email', 'tel', 'postcode'],
  url: [...anyWords, 'email', 'tel', 'postcode'],
};

/** The datum its words name, where the type of the field is for another one; else null. */
export function contradictedDatum(type: string, label: string): AskedDatum | null {
  const datum = askedDatumOf(label);
  return datum && refusedBy[type]?.includes(datum) ? datum : null;
}
