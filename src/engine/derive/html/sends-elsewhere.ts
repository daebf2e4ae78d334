import {
  blockComment,
  htmlComment,
  noScriptElement,
  upToLineEnd,
  withoutSpans,
} from '../text/without-spans.ts';
import { inlineScripts } from './inline-scripts.ts';

/** Another name that a script gives to the address bar: `var l = window.location;`. */
const alias = /(?<![\w$.])([\w$]+)\s*=\s*(?:(?:window|document|self|top)\s*\.\s*)?location\s*[;,\n]/g;
const bar = '(?:(?:window|document|self|top|parent)\\s*\\.\\s*)?location';
/** « If the protocol is not https, the same page over https »: nobody is sent elsewhere. */
const toSecure = /protocol\s*(?:[!=]==?)\s*["'`]https?:/;

const commentLine = { open: /^[^\S\n]*\/\//gm, endOf: upToLineEnd };
/** Other names of the address bar looked for in one script. */
const mostNames = 20;

function writesElsewhere(script: string): boolean {
  // No code, so that what a comment tells is not done; addresses keep their « // ».
  const code = withoutSpans(script.slice(0, 200_000), [blockComment, commentLine]);
  if (toSecure.test(code)) return false;
  const names = [...code.matchAll(alias)].map(([, name = '']) => name.replaceAll('$', '\\$'));
  const named = [bar, ...[...new Set(names)].slice(0, mostNames)].join('|');
  const direct = new RegExp(`(?<![\\w$.])${bar}\\s*=(?![=>])`);
  const called = new RegExp(
    `(?<![\\w$.])(?:${named})\\s*\\.\\s*(?:(?:replace|assign)\\s*\\(|href\\s*=(?!=))`,
  );
  return direct.test(code) || called.test(code);
}

const refresh =
  /<meta\b(?=[^>]{0,500}\bhttp-equiv\s*=\s*["']?refresh\b)[^>]{0,500}\bcontent\s*=\s*["']?\s*[\d.]+\s*[;,]\s*(?:url\s*=)?\s*["']?[^"'\s>]/i;

/**
 * The received page sends whoever opens it to another address by a tag or a script of its own: what it shows is hardly
 * seen. Whether its script waits for an act is not known. Linear.
 */
export function sendsElsewhere(html: string): boolean {
  const shown = withoutSpans(withoutSpans(html, [htmlComment]), [noScriptElement]);
  return refresh.test(shown) || inlineScripts(shown).some(writesElsewhere);
}
