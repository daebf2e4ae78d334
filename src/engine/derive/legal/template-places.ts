import { unfilledTemplate } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldText } from '../page/page-kind.ts';
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
  const original = normaliseText(page.text);
  const folded = foldText(original);
  const shown = folded.length === original.length ? original : folded;
  const frames = [page.footerText, ...others.map(({ text }) => text)].map((text) =>
    foldText(normaliseText(text)),
  );
  const places = [...folded.matchAll(new RegExp(unfilledTemplate, 'g'))].map(({ index, 0: words }) => ({
    quote: quoteAt(shown, index, words.length),
    framed: besides(folded, index, words.length).some((said) => frames.some((text) => text.includes(said))),
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
