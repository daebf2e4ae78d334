import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';

/** Ends the parsing: what follows is no part of the head. */
class HeadEnded extends Error {}

/** More is no head of a real page; bounds what nested templates can cost. */
const mostElements = 3_000;

/**
 * `content` of the meta tags of that name that stand in the head itself, as the HTML parser builds it: not in the body
 * (where visitors may write), a template, a comment, a script or a `noscript`. Parsing stops where the head ends.
 */
export function headMetas(html: string, name: string): string[] {
  const found: string[] = [];
  let elements = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      if (tagName === 'body' || tagName === 'frameset' || elements > mostElements) throw new HeadEnded();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    appendChild(parent, node) {
      if (node.nodeName === 'meta' && parent.nodeName === 'head' && 'attrs' in node) {
        const value = (key: string) => node.attrs.find((attribute) => attribute.name === key)?.value;
        if (value('name')?.trim().toLowerCase() === name) found.push(value('content') ?? '');
      }
      defaultTreeAdapter.appendChild(parent, node);
    },
  };
  try {
    parse(html, { treeAdapter });
  } catch (cause) {
    if (!(cause instanceof HeadEnded)) throw cause;
  }
  return found;
}
