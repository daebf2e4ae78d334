import type { HoverCandidate, HoverGlobals } from './hover-pass.ts';

interface UnseenGlobals extends HoverGlobals {
  /** Words that nobody saw before the pointer came, and what came with it. */
  constatUnseen?: { readonly hidden: Set<Element>; readonly added: Element[]; readonly stop: () => void };
}

/**
 * Runs in our isolated world: notes an element that listens to the pointer, and which words are hidden now. Its number
 * among the pairs, for `lookAtHover`; null where it is not seen.
 */
export function watchHover(selector: string): number | null {
  const world = globalThis as unknown as UnseenGlobals;
  const { isSeen } = world.constatTools;
  const trigger = document.querySelector<HTMLElement>(selector);
  world.constatUnseen?.stop();
  if (!trigger || !isSeen(trigger)) return null;
  const hidden = new Set<Element>();
  let looked = 0;
  for (const element of document.body.querySelectorAll('*')) {
    looked += 1;
    if (hidden.size >= 1_000 || looked > 5_000) break;
    if (element.matches('script,style,template,noscript,option') || isSeen(element)) continue;
    const ownText = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim().length > 2,
    );
    if (ownText) hidden.add(element);
  }
  const added: Element[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && added.length < 50) added.push(node);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  world.constatUnseen = { hidden, added, stop: () => observer.disconnect() };
  world.constatHovers ??= [];
  return world.constatHovers.push({ trigger, target: trigger }) - 1;
}

/** What the pointer made appear of what `watchHover` noted, as the target of that pair; null: nothing to read. */
export async function shownByHover(at: number): Promise<HoverCandidate | null> {
  const world = globalThis as unknown as UnseenGlobals;
  const { constatTools, constatHovers, constatUnseen } = world;
  const { describe, isSeen, settle } = constatTools;
  const pair = constatHovers?.[at];
  await settle();
  constatUnseen?.stop();
  if (!pair || !constatUnseen) return null;
  const { hidden, added } = constatUnseen;
  const isRead = (element: Element) =>
    element.isConnected && isSeen(element) && (element.textContent ?? '').trim().length > 2;
  const first = [...hidden, ...added].find((element) => isRead(element) && !pair.trigger.contains(element));
  const inner = [...hidden].find((element) => isRead(element) && pair.trigger.contains(element));
  let target = (first ?? inner) as HTMLElement | undefined;
  if (!target || target === pair.trigger) return null;
  // The whole of what came: a panel, not its first word.
  for (
    let up = target.parentElement;
    up && up !== document.body && !up.contains(pair.trigger);
    up = up.parentElement
  )
    if (
      [...up.querySelectorAll('*')].every(
        (part) => part === target || hidden.has(part) || target?.contains(part),
      )
    )
      target = up;
    else break;
  const controls =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';
  world.constatHovers = (constatHovers ?? []).map((one) => (one === pair ? { ...pair, target } : one));
  return {
    trigger: describe(pair.trigger),
    target: describe(target),
    rule: null,
    holdsControl: target.matches(controls) || target.querySelector(controls) !== null,
  };
}
