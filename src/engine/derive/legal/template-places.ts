import { foldText } from '#contract/fold-text.ts';
import { unfilledTemplate } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { normaliseText, quoteAt } from './legal-text.ts';

/** A template’s words left in a page; `framed`: they stand in what frames the pages, not in the text of this one. */
interface TemplatePlace {
  readonly quote: string;
  readonly framed: boolean;
}

/** As many characters beside them that are the same elsewhere are no chance. */
const reach = 30;

/**
 * The first words of a template that nobody filled in: those of the page’s own text before those that its footer or the
 * `others` say in the same words (a header, a footer). Null where there is none.
 */
export function templatePlaceOf(page: PageFacts, others: readonly PageFacts[]): TemplatePlace | null {
  const folded = foldText(normaliseText(page.text));
  const found = [...folded.matchAll(new RegExp(unfilledTemplate, 'g'))];
  return placeAmong(
    found.map(({ index, 0: { length } }) => ({ index, length })),
    { page, others },
  );
}

/** The same of words that put off what a label announces: « Médiateur : en attente de désignation ». */
export function awaitedPlaceOf(page: PageFacts, others: readonly PageFacts[]): TemplatePlace | null {
  const text = normaliseText(page.text);
  const found = [...text.matchAll(awaited)].filter(({ index, 0: { length }, groups }) => {
    const isForm =
      groups?.fill !== undefined && /r[ée]tract/i.test(text.slice(Math.max(0, index - 600), index));
    return !isForm && /^\s*(?:$|[.,;)|]|\p{Lu})/u.test(text.slice(index + length));
  });
  return placeAmong(
    found.map(({ index, 0: { length } }) => ({ index, length })),
    { page, others },
  );
}

const announced =
  'm[ée]diat\\p{L}*|h[ée]berg\\p{L}*|publication|d[ée]l[ée]gu[ée]e?|dpo|adresse|si[èe]ge|t[ée]l[ée]phone|coordonn[ée]es|e-?mail|courriel';
const named =
  's[ée]lection|d[ée]signation|nomination|choix|adh[ée]sion|affiliation|r[ée]ponse|confirmation|validation';
/** A label of somebody or of an address, its colon, and words that put it off; `fill` are those of forms too. */
const awaited = new RegExp(
  `(?<!\\p{L})(?:${announced})(?!\\p{L})(?:(?!livraison|retrait|commande)[^.;:!?]){0,60}:\\s*(?:en attente(?: de (?:${named}))?|en cours de (?:${named})|[àa] (?:venir|d[ée]finir|d[ée]terminer|d[ée]signer|(?<fill>pr[ée]ciser|compl[ée]ter|renseigner|remplir)))(?!\\p{L})`,
  'giu',
);

interface Found {
  readonly index: number;
  readonly length: number;
}

/** The first of the places that frames do not repeat, else the first. */
function placeAmong(
  found: readonly Found[],
  { page, others }: { readonly page: PageFacts; readonly others: readonly PageFacts[] },
): TemplatePlace | null {
  const original = normaliseText(page.text);
  const folded = foldText(original);
  const shown = folded.length === original.length ? original : folded;
  const frames = [page.footerText, ...others.map(({ text }) => text)].map((text) =>
    foldText(normaliseText(text)),
  );
  const places = found.map(({ index, length }) => ({
    quote: quoteAt(shown, index, length),
    framed: besides(folded, index, length).some((said) => frames.some((text) => text.includes(said))),
  }));
  return places.find(({ framed }) => !framed) ?? places[0] ?? null;
}

/** The words with what stands before them, and with what stands after, where that is enough to know them by. */
function besides(text: string, index: number, length: number): string[] {
  const end = index + length;
  return [
    ...(index >= reach ? [text.slice(index - reach, end)] : []),
    ...(end + reach <= text.length ? [text.slice(index, end + reach)] : []),
  ];
}
