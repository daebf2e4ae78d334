import { addPair, candidateOf, changePair, type HoverCandidate, hoverPair } from './hover-pairs.ts';
import { isSeen } from './is-seen.ts';
import { settle } from './pauses.ts';

/** Words that nobody saw before the pointer came, and what came with it. */
let unseen: { readonly hidden: Set<Element>; readonly added: Element[]; readonly stop: () => void } | null =
  null;

/**
 * Notes an element that listens to the pointer, and which words are hidden now. Its number among the pairs, for `lookAtHover`;
 * null where it is not seen.
 */
export function watchHover(selector: string): number | null {
  const trigger = document.querySelector<HTMLElement>(selector);
  unseen?.stop();
  if (!trigger || !isSeen(trigger)) return null;
  const hidden = hiddenWords();
  const added: Element[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && added.length < 50) added.push(node);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  unseen = { hidden, added, stop: () => observer.disconnect() };
  return addPair({ trigger, target: trigger });
}

/** Elements with words of their own that are hidden, 1,000 at most, among the first 5,000 of the page. */
function hiddenWords(): Set<Element> {
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
  return hidden;
}

/** What the pointer made appear of what `watchHover` noted, as the target of that pair; null: nothing to read. */
export async function shownByHover(at: number): Promise<HoverCandidate | null> {
  const pair = hoverPair(at);
  await settle();
  unseen?.stop();
  if (!pair || !unseen) return null;
  const { hidden, added } = unseen;
  const isRead = (element: Element) =>
    element.isConnected && isSeen(element) && (element.textContent ?? '').trim().length > 2;
  const first = [...hidden, ...added].find((element) => isRead(element) && !pair.trigger.contains(element));
  const inner = [...hidden].find((element) => isRead(element) && pair.trigger.contains(element));
  const word = (first ?? inner) as HTMLElement | undefined;
  if (!word || word === pair.trigger) return null;
  const whole = { trigger: pair.trigger, target: wholeOf(word, pair.trigger, hidden) };
  changePair(at, whole);
  return candidateOf(whole, null);
}

/** The whole of what came: a panel, not its first word. */
function wholeOf(word: HTMLElement, trigger: Element, hidden: ReadonlySet<Element>): HTMLElement {
  let target = word;
  for (
    let up = target.parentElement;
    up && up !== document.body && !up.contains(trigger);
    up = up.parentElement
  ) {
    const isOnlyNew = [...up.querySelectorAll('*')].every(
      (part) => part === target || hidden.has(part) || target.contains(part),
    );
    if (!isOnlyNew) break;
    target = up;
  }
  return target;
}
