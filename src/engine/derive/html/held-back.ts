import { blockComment, htmlComment, withoutSpans } from '../text/without-spans.ts';
import { inlineScripts } from './inline-scripts.ts';

/** A page is put before itself, so that going back stays here. */
const pushesItself =
  /\bhistory\s{0,9}\.\s{0,9}pushState\s{0,9}\((?:\s{0,9}\{[^{}]{0,80}\}\s{0,9}|[^,;{}]{0,60}),[^,;{}]{0,60}(?:,\s{0,9}(?:(?:window\s{0,9}\.\s{0,9}|document\s{0,9}\.\s{0,9})?(?:location(?:\s{0,9}\.\s{0,9}href)?|URL)|["'](?:#[\w!-]{0,30})?["']|null)\s{0,9})?\)/;
/** What is done when the visitor goes back. */
const onBack = /\bonpopstate\s{0,9}=|\baddEventListener\s{0,9}\(\s{0,9}["'`]popstate["'`]/g;
/** Leads forth again: to the page itself, or elsewhere. */
const sendsForth =
  /\bhistory\s{0,9}\.\s{0,9}(?:go\s{0,9}\(\s{0,9}1\s{0,9}\)|forward\s{0,9}\(\s{0,9}\)|pushState\s{0,9}\()|\blocation(?:\s{0,9}\.\s{0,9}href)?\s{0,9}=(?!=)|\blocation\s{0,9}\.\s{0,9}(?:replace|assign)\s{0,9}\(/;
/** Letters after the beginning of a handler in which its act is looked for. */
const handlerLetters = 400;

/**
 * The script by which a page holds back who goes back: it puts itself before itself and leads forth again at each step
 * back. Null where none does; what is done at a press alone is not told apart.
 */
export function heldBack(html: string): string | null {
  for (const script of inlineScripts(withoutSpans(html, [htmlComment]))) {
    const code = withoutSpans(script.slice(0, 200_000), [blockComment]);
    if (!pushesItself.test(code)) continue;
    for (const found of code.matchAll(onBack)) {
      const handler = code.slice(found.index, found.index + handlerLetters);
      if (sendsForth.test(handler)) return handler.replaceAll(/\s+/g, ' ').slice(0, 200);
    }
  }
  return null;
}
