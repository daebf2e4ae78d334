import type { Dom, PageFacts } from '../../artifacts.ts';
import { clip, closest, textOf } from './dom.ts';

type Ways = NonNullable<PageFacts['scriptedWays']>;

const kept = 100;

/** `location.href = 'contact.html'`, `window.location.assign("/contact")`, `window.open('/contact')`: an address in full. */
const leaves =
  /(?:\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(|\bwindow\.open\s*\()\s*(['"`])([^'"`\s${}]+)\1\s*(?:[;,)]|$)/gi;

/** `onchange="location = this.value"`: each choice of the list is an address. */
const leavesToChoice = /\blocation(?:\.href)?\s*=\s*(?:this\.(?:value|options\b)|event\.target\.value)/i;

/**
 * Pages that an inline script leads to where a link would: menus of buttons, lists that change the page. A visitor
 * reaches them, and an audit that read links alone would take such a site for one page. 100 at most, each address once.
 */
export function scriptedLinksOf(dom: Dom): Ways {
  const ways = new Map<string, Ways[number]>();
  const add = (address: string, text: string) => {
    if (/^#/.test(address) || !URL.canParse(address, dom.baseUrl)) return;
    const { href, protocol } = new URL(address, dom.baseUrl);
    if (/^https?:$/.test(protocol) && ways.size < kept && !ways.has(href))
      ways.set(href, { url: clip(href, 2000), text: clip(text.trim(), 200) });
  };
  const leadsToChoice = ({ tag, attributes }: Dom['nodes'][number]) =>
    tag === 'select' && leavesToChoice.test(attributes.onchange ?? '');
  for (const node of dom.nodes) {
    // What stands in a frame has addresses of its own.
    if (node.document !== 0) continue;
    const { onclick, value } = node.attributes;
    for (const [, , address = ''] of (onclick ?? '').matchAll(leaves))
      add(address, node.name || textOf(dom, node));
    if (node.tag === 'option' && value && closest(dom, node, leadsToChoice)) add(value, textOf(dom, node));
  }
  return [...ways.values()];
}
