import { normaliseText, quoteAt } from './legal-text.ts';

const order = 'compl|rempl|rens|pr[ée]c|ins|ind|d[ée]f|d[ée]t|ajout|sais|ven|modif|personn';
const asked =
  'nom|votre|vos|raison|adresse|ville|t[ée]l[ée]phone|montant|num[ée]ro|soci[ée]t[ée]|d[ée]nomination|site web';
/** An instruction or the name of what is missing, between brackets; « [adresse e-mail protégée] » hides what is there. */
const instruction = new RegExp(
  `\\[\\s*(?![^\\]]{0,120}prot[ée]g)(?:ins[ée]r|indiqu|pr[ée]cis|compl[ée]t|rempl|renseign|ajout|[àa] (?:${order})|(?:${asked})(?!\\p{L})|xx|\\.{3}|…)[^\\]]{0,100}\\]`,
  'giu',
);
/** Words in capitals between brackets, or the name of a variable. */
const capitals = /\[(?=[^\]]{0,80}\p{Lu}{3})[^\]\p{Ll}]{3,80}\]|\{\{[^}]{1,80}\}\}/gu;
const host = /h[ée]berg\p{L}*/giu;
const reach = 80;
/** Says what comes, and names nobody. */
const label =
  /(?<!\p{L})(?:nom|raison sociale|d[ée]nomination(?: sociale)?|soci[ée]t[ée]|adresse|entreprise|prestataire|site)(?!\p{L})/giu;

/** A place of a template, and the words that say what was to stand there. */
interface Place {
  readonly index: number;
  readonly length: number;
  /** Itself and what stands before it in its sentence. */
  readonly about: string;
}

/** Places of a template that nobody filled in; `text` is normalised. */
function placesOf(text: string): Place[] {
  return [...text.matchAll(instruction), ...text.matchAll(capitals)].map(({ index, 0: { length } }) => {
    const before = text.slice(Math.max(0, index - reach), index).split(/[.;\]]/);
    return { index, length, about: `${before.at(-1)}${text.slice(index, index + length)}` };
  });
}

/** The words around the first place of a template whose sentence speaks of that; null where there is none. */
export function quoteUnfilled(text: string, subject: RegExp): string | null {
  const normal = normaliseText(text);
  const place = placesOf(normal).find(({ about }) => subject.test(about));
  return place ? quoteAt(normal, place.index, place.length) : null;
}

/** In the sentence that follows one of its mentions, the host is a place of a template that nobody filled in. */
export function isHostUnfilled(notice: string): boolean {
  const text = normaliseText(notice);
  const places = placesOf(text);
  const isInside = (at: number) => places.some(({ index, length }) => at >= index && at < index + length);
  for (const { index, 0: found } of text.matchAll(host)) {
    const end = index + found.length;
    const next = Math.min(...places.filter((place) => place.index >= end).map((place) => place.index));
    if (isInside(index) || next > end + reach) continue;
    const between = text.slice(end, next).replaceAll(label, '');
    if (!/[.!?]\s/.test(between) && !/\p{Lu}[\p{L}\d&.'-]/u.test(between)) return true;
  }
  return false;
}
