import { isNearlySame, simhash, wordsOf } from '../text/simhash.ts';
import { readTokens } from './html-tokens.ts';

/** What HTML says before any script runs. */
export interface ReceivedHtml {
  readonly title: string;
  /** Absolute; empty when none. */
  readonly canonical: string;
  /** Scripts and style sheets it loads, absolute. */
  readonly code: readonly string[];
  readonly text: string;
  readonly wordCount: number;
}

/** Nobody reads what these hold. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'iframe', 'textarea']);

/** Reads the HTML received from an address, in time and memory proportional to it, whatever it holds. */
export function readHtml(html: string, url: string): ReceivedHtml {
  const texts: string[] = [];
  const code = new Set<string>();
  const titles: string[] = [];
  let canonical = '';
  /** The unread element we are in, and how many of its name are open. */
  let skipped = { tag: '', depth: 0 };
  readTokens(html, {
    open(tag, attribute) {
      texts.push(' ');
      if (tag === skipped.tag) skipped.depth += 1;
      if (skipped.tag !== '') return;
      if (tag === 'title') titles.push('');
      if (unread.has(tag)) skipped = { tag, depth: 1 };
      const rels = tag === 'link' ? attribute('rel').toLowerCase().split(/\s+/) : [];
      if (tag === 'script') code.add(absolute(attribute('src'), url));
      else if (rels.includes('stylesheet')) code.add(absolute(attribute('href'), url));
      else if (rels.includes('canonical')) canonical ||= absolute(attribute('href'), url);
    },
    close(tag) {
      texts.push(' ');
      if (tag !== skipped.tag) return;
      skipped.depth -= 1;
      if (skipped.depth === 0) skipped = { tag: '', depth: 0 };
    },
    text(text) {
      if (skipped.tag === '') texts.push(text);
      else if (skipped.tag === 'title') titles.push(`${titles.pop() ?? ''}${text}`);
    },
  });
  const text = wordsOf(texts.join('')).join(' ');
  return {
    title: (titles[0] ?? '').trim(),
    canonical,
    code: [...code].filter((address) => address !== ''),
    text,
    wordCount: text === '' ? 0 : text.split(' ').length,
  };
}

/** Under this many words a simhash says little: only equal texts are the same. */
const enoughWords = 80;

/** Same title, and the same text or nearly (simhashes 3 bits apart or less). */
export function isSameContent(a: ReceivedHtml, b: ReceivedHtml): boolean {
  if (a.title !== b.title) return false;
  if (a.text === b.text) return true;
  if (Math.min(a.wordCount, b.wordCount) < enoughWords) return false;
  return isNearlySame(simhash(a.text), simhash(b.text));
}

function absolute(address: string, base: string): string {
  const url = address.trim() === '' ? null : URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}
