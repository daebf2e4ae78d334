import { blockComment, htmlComment, withoutSpans } from '../text/without-spans.ts';
import { inlineScripts } from './inline-scripts.ts';

/** A page is put before itself, so that going back stays here. */
const pushesItself =
  /\bhistory\s{0,9}\.\s{0,9}pushState\s{0,9}\((?:\s{0,9}\{[^{}]{0,80}\}\s{0,9}|[^,;{}]{0,60}),[^,;{}]{0,60}(?:,\s{0,9}(?:(?:window\s{0,9}\.\s{0,9}|document\s{0,9}\.\s{0,9})?(?:location(?:\s{0,9}\.\s{0,9}href)?|URL)|["'](?:#[\w!-]{0,30})?["']|null)\s{0,9})?\)/;
/** What is done when the visitor goes back. */
const onBack =
  /\b(?:onpopstate\s{0,9}=|addEventListener\s{0,9}\(\s{0,9}["'`]popstate["'`]\s{0,9},)\s{0,9}(?:function\b[^(){}]{0,40}\([^()]{0,60}\)\s{0,9}\{|(?:\([^()]{0,60}\)|\w{1,40})\s{0,9}=>\s{0,9}\{?)/g;
/** Leads forth again: to the page itself put anew, or elsewhere. The page loaded again where it is holds nobody. */
const sendsForth =
  /\bhistory\s{0,9}\.\s{0,9}(?:go\s{0,9}\(\s{0,9}1\s{0,9}\)|forward\s{0,9}\(\s{0,9}\)|pushState\s{0,9}\()|\blocation(?:\s{0,9}\.\s{0,9}href)?\s{0,9}=(?!=)(?!\s{0,9}(?:window\.|document\.)?location\b)|\blocation\s{0,9}\.\s{0,9}(?:replace|assign)\s{0,9}\((?!\s{0,9}(?:window\.|document\.)?location\b)/;
/** Letters of a handler that are read. */
const handlerLetters = 400;

/**
 * The script by which a page holds back who goes back: it puts itself before itself and leads forth again at each step
 * back. Null where none does; what is done at a press alone is not told apart.
 */
export function backButtonTrap(html: string): string | null {
  for (const script of inlineScripts(withoutSpans(html, [htmlComment]))) {
    const code = withoutSpans(script.slice(0, 200_000), [blockComment]);
    if (!pushesItself.test(code)) continue;
    for (const found of code.matchAll(onBack)) {
      const start = found.index + found[0].length;
      const end = start + lengthOf(code.slice(start, start + handlerLetters), found[0].endsWith('{'));
      if (sendsForth.test(code.slice(start, end)))
        return code.slice(found.index, end).replaceAll(/\s+/g, ' ').slice(0, 200);
    }
  }
  return null;
}

/** Letters of a function’s body: up to the brace that closes it, or to the end of its one statement. */
function lengthOf(code: string, isBraced: boolean): number {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (!isBraced && depth === 0 && /[;\n]/.test(letter)) return at;
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth < 0) return at + 1;
  }
  return code.length;
}
