import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { simhash, simhashDistance, wordsOf } from './simhash.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

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

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title']);

/** Reads the HTML received from an address; never throws, whatever it holds. */
export function readHtml(html: string, url: string): ReceivedHtml {
  const texts: string[] = [];
  const code: string[] = [];
  let [title, canonical] = ['', ''];
  for (const node of walk(html)) {
    if (node.nodeName === '#text') texts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    if (!('attrs' in node)) continue;
    const rels = attributeOf(node, 'rel').toLowerCase().split(/\s+/);
    if (node.tagName === 'title') title ||= textIn(node);
    else if (node.tagName === 'script') code.push(absolute(attributeOf(node, 'src'), url));
    else if (node.tagName === 'link' && rels.includes('stylesheet'))
      code.push(absolute(attributeOf(node, 'href'), url));
    else if (node.tagName === 'link' && rels.includes('canonical'))
      canonical ||= absolute(attributeOf(node, 'href'), url);
  }
  const text = wordsOf(texts.join(' ')).join(' ');
  return {
    title: title.trim(),
    canonical,
    code: [...new Set(code)].filter((address) => address !== ''),
    text,
    wordCount: text === '' ? 0 : text.split(' ').length,
  };
}

/** Nodes in the order of the document; what nobody reads is entered no further. */
function* walk(html: string): Generator<Child> {
  const stack: Child[] = [...parse(html).childNodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    if ('childNodes' in node && !unread.has(node.nodeName)) stack.push(...[...node.childNodes].reverse());
  }
}

/** Under this many words a simhash says little: only equal texts are the same. */
const enoughWords = 80;

/** Same title, and the same text or nearly (simhashes 3 bits apart or less). */
export function isSameContent(a: ReceivedHtml, b: ReceivedHtml): boolean {
  if (a.title !== b.title) return false;
  if (a.text === b.text) return true;
  if (Math.min(a.wordCount, b.wordCount) < enoughWords) return false;
  return simhashDistance(simhash(a.text), simhash(b.text)) <= 3;
}

function attributeOf(node: DefaultTreeAdapterTypes.Element, name: string): string {
  return node.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function textIn(node: DefaultTreeAdapterTypes.Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function absolute(address: string, base: string): string {
  const url = address.trim() === '' ? null : URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}
