import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Source } from '../artifacts.ts';
import { memoise } from './memoise.ts';
import { wordsOf } from './simhash.ts';

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'head']);

/** Number of words in the HTML as received, before any script: what a robot without JavaScript reads. */
export const sourceWordCount = memoise((source: Source): number => {
  const parts: string[] = [];
  const stack: DefaultTreeAdapterTypes.ChildNode[] = [...parse(source.html).childNodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text') parts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    else if ('childNodes' in node && !unread.has(node.nodeName)) stack.push(...node.childNodes);
  }
  return wordsOf(parts.join(' ')).length;
});
