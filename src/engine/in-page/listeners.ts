import { ignoresPointerPosition } from './ignores-pointer-position.ts';
import { walkElements } from './walk-elements.ts';

/** The console’s: what a target listens to, by type of event. */
export type ListenersOf = (
  target: object,
) => Readonly<Record<string, readonly { readonly listener: unknown }[]>>;

/** What jQuery keeps of its handlers: the browser only knows the one that calls them. */
interface JQuery {
  _data?(element: Element, key: 'events'): Record<string, ArrayLike<{ handler: unknown }>> | undefined;
}

/** What the page listens to. */
export interface Heard {
  /** Types by number of element. */
  readonly listeners: Record<number, string[]>;
  /** Of them, moves whose handlers all read no place of the pointer. */
  readonly idleMoves: Record<number, string[]>;
  /** Above the elements. */
  readonly global: string[];
}

/**
 * Event types by element number, and those heard by what
 * stands above the elements. Handlers written as attributes are listeners too. Plain loops: pages may have replaced
 * built-ins.
 */
export function hearListeners(
  getEventListeners: ListenersOf,
  limit: number,
): Heard & { readonly tags: string } {
  const { list } = walkElements(document, limit);
  const listeners: Record<number, string[]> = {};
  const idleMoves: Record<number, string[]> = {};
  const global: string[] = [];
  const seen: Record<string, boolean> = {};
  const hear = (target: object | null): void => {
    if (target)
      for (const type in getEventListeners(target)) {
        if (!seen[type]) global[global.length] = type;
        seen[type] = true;
      }
  };
  const { jQuery } = globalThis as { jQuery?: JQuery };
  /** Those of jQuery when its own dispatcher is heard, which hands the event on to them. */
  const isIdle = (
    element: Element,
    type: string,
    heard: readonly { readonly listener: unknown }[],
  ): boolean => {
    try {
      for (let at = 0; at < heard.length; at += 1) {
        const source = String(heard[at]?.listener);
        if (ignoresPointerPosition(source)) continue;
        const handlers = /\bdispatch\b/.test(source) ? jQuery?._data?.(element, 'events')?.[type] : undefined;
        if (!handlers || handlers.length === 0) return false;
        for (let each = 0; each < handlers.length; each += 1)
          if (!ignoresPointerPosition(String(handlers[each]?.handler))) return false;
      }
      return true;
    } catch {
      return false;
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
    const idle: string[] = [];
    const heard = getEventListeners(element);
    for (const type in heard) {
      types[types.length] = type;
      if (/^(?:touchmove|pointermove|gesture(?:start|change|end))$/.test(type))
        if (isIdle(element, type, heard[type] ?? [])) idle[idle.length] = type;
    }
    if (types.length > 0) listeners[index] = types;
    if (idle.length > 0) idleMoves[index] = idle;
  }
  return { tags, listeners, idleMoves, global };
}
