import type { WalkedElement } from './walk-elements.ts';

declare function getEventListeners(target: object): Record<string, readonly unknown[]>;

/**
 * Runs in the page’s own world with the console’s helpers: event types by element number. Handlers written as
 * attributes are listeners too. Plain loops: pages may have replaced built-ins.
 */
export function listenerPass(
  walk: (root: Document, limit: number) => { list: WalkedElement[]; count: number },
  limit: number,
): { readonly tags: string; readonly listeners: Record<number, string[]> } {
  const { list } = walk(document, limit);
  const listeners: Record<number, string[]> = {};
  let tags = '';
  for (let index = 0; index < list.length; index += 1) {
    const element = list[index]?.element;
    if (!element) continue;
    tags += `${element.localName} `;
    const types: string[] = [];
    for (const type in getEventListeners(element)) types[types.length] = type;
    if (types.length > 0) listeners[index] = types;
  }
  return { tags, listeners };
}
