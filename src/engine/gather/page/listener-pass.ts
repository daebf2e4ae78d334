import type { WalkedElement } from './walk-elements.ts';

declare function getEventListeners(target: object): Record<string, readonly unknown[]>;

/**
 * Runs in the page’s own world with the console’s helpers: event types by element number, and those heard by what
 * stands above the elements. Handlers written as attributes are listeners too. Plain loops: pages may have replaced
 * built-ins.
 */
export function listenerPass(
  walk: (root: Document, limit: number) => { list: WalkedElement[]; count: number },
  limit: number,
): { readonly tags: string; readonly listeners: Record<number, string[]>; readonly global: string[] } {
  const { list } = walk(document, limit);
  const listeners: Record<number, string[]> = {};
  const global: string[] = [];
  const seen: Record<string, boolean> = {};
  const hear = (target: object | null): void => {
    if (target)
      for (const type in getEventListeners(target)) {
        if (!seen[type]) global[global.length] = type;
        seen[type] = true;
      }
  };
  let tags = '';
  let last: Document | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const element = list[index]?.element;
    if (!element) continue;
    tags += `${element.localName} `;
    if (element.ownerDocument !== last) {
      last = element.ownerDocument;
      hear(last);
      hear(last.defaultView);
    }
    hear(element.shadowRoot);
    const types: string[] = [];
    for (const type in getEventListeners(element)) types[types.length] = type;
    if (types.length > 0) listeners[index] = types;
  }
  return { tags, listeners, global };
}
