import { inlineScripts } from '../html/inline-scripts.ts';

/** Calls by which a page has Google Analytics measure the visit. */
const call =
  /\b(?:gtag\s*\(\s*["']config["']\s*,\s*["']G-[A-Z0-9]+["']|ga\s*\(\s*["']send["']\s*,\s*["']pageview["']|_gaq\s*\.\s*push\s*\(\s*\[\s*["']_trackPageview["'])/g;
/** A page that writes this may hold the measure back, or have it measure nothing. */
const heldBack = /\bga-disable|\bclient_storage\b|\bsend_page_view\b|["']denied["']/;

/**
 * The calls that inline scripts make while the page is read, in no block and behind no condition, for Google Analytics to
 * measure the visit; none where a script of the page may hold it back, or is kept for later (`text/plain`). Linear.
 */
export function askedMeasures(html: string): string[] {
  if (!/\bgtag\b|\bga\s*\(|\b_gaq\b/.test(html) || /\btype\s*=\s*["']?text\/plain/i.test(html)) return [];
  const scripts = inlineScripts(withoutComments(html));
  if (scripts.some((script) => heldBack.test(script))) return [];
  return scripts.flatMap((script) => {
    const outside = outsideBlocks(script);
    return [...outside.matchAll(call)]
      .filter(({ index }) => isOwnStatement(outside.slice(0, index)))
      .map(([text]) => `${text.replaceAll(/\s+/g, ' ')}…`);
  });
}

/** What stands before a call is the end of a statement, not a condition. */
function isOwnStatement(before: string): boolean {
  const code = before.replace(/\bwindow\s*\.\s*$/, '').trimEnd();
  if (code === '' || /[;}]$/.test(code)) return true;
  const line = code.slice(code.lastIndexOf('\n') + 1);
  return code.endsWith(')') && !/\b(?:if|while|for|else)\b/.test(line);
}

/** Code without its comments nor what stands between braces. */
function outsideBlocks(script: string): string {
  const tokens =
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|[{}]|[\s\S]/g;
  let depth = 0;
  let kept = '';
  for (const [token] of script.slice(0, 100_000).matchAll(tokens)) {
    if (token === '}') depth -= 1;
    if (depth === 0 && !/^\/[/*]/.test(token)) kept += token;
    if (token === '{') depth += 1;
  }
  return kept;
}

/** HTML without its comments: a script in one does not run. */
function withoutComments(html: string): string {
  let kept = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    kept += html.slice(from, start);
    const end = html.indexOf('-->', start);
    if (end < 0) return kept;
    from = end + 3;
  }
  return kept + html.slice(from);
}
