import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, childrenOf } from '../../derive/dom/dom.ts';
import { memoise } from '../../derive/memoise.ts';

const embedders = ['iframe', 'frame', 'object', 'embed', 'applet', 'fencedframe', 'portal'];

const takesRoom = ({ box }: DomNode): boolean => box !== null && box.width > 2 && box.height > 2;

/** Frames of other origins and plugins: something is shown there that the visit could not read. */
function isUnread(dom: Dom, node: DomNode): boolean {
  if (!takesRoom(node)) return false;
  if (node.tag === 'object' && /^image\//i.test(node.attributes.type ?? '')) return false;
  return !childrenOf(dom, node).some((child) => child.document !== node.document);
}

/** A component drawn on screen with nothing inside: its shadow tree is closed. */
function isClosedComponent(dom: Dom, node: DomNode): boolean {
  return (
    node.tag.includes('-') && takesRoom(node) && node.ownText === '' && childrenOf(dom, node).length === 0
  );
}

/** Every element was kept: what is not found is not there. */
export const isWhole = (dom: Dom): boolean => !dom.truncated && dom.nodes.length > 0;

/** Nothing shown escaped the visit: no element left out, no unread frame, no closed component. */
export const isAllSeen = memoise(
  (dom: Dom): boolean =>
    isWhole(dom) &&
    !byTag(dom, ...embedders).some((node) => isUnread(dom, node)) &&
    !dom.nodes.some((node) => isClosedComponent(dom, node)),
);

const outOfPage = new Set([
  'head',
  'title',
  'meta',
  'link',
  'base',
  'script',
  'style',
  'template',
  'noscript',
  'html',
]);

/** Elements that can show something now or later, hidden ones included. */
export const contentNodes = memoise((dom: Dom): readonly DomNode[] =>
  dom.nodes.filter(({ tag }) => !outOfPage.has(tag)),
);

/** No element with one of the tags, hidden ones included. */
export const hasNone = (dom: Dom, ...tags: readonly string[]): boolean => byTag(dom, ...tags).length === 0;

/** Declared ARIA roles of an element. */
export const hasRole = ({ attributes }: DomNode, pattern: RegExp): boolean =>
  attributes.role?.split(/\s+/).some((role) => pattern.test(role)) ?? false;

/** Values of all attributes of each element, joined: what several facts look for traces in. */
export const attributeTexts = memoise((dom: Dom): readonly string[] =>
  dom.nodes.map(({ attributes }) => Object.values(attributes).join('\n')),
);

const dataScript = /json|importmap|speculationrules|^text\/(template|html|x-|plain)/i;

/** Nothing in the page can run: no script, no handler, delegated ones included, no `javascript:` address. */
export const isScriptless = memoise((dom: Dom): boolean => {
  const runs = byTag(dom, 'script').some(({ attributes }) => !dataScript.test(attributes.type ?? ''));
  return (
    isAllSeen(dom) &&
    !runs &&
    (dom.globalListeners ?? []).length === 0 &&
    !dom.nodes.some(
      ({ attributes, listeners }) =>
        (listeners?.length ?? 0) > 0 ||
        Object.entries(attributes).some(
          ([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value),
        ),
    )
  );
});
