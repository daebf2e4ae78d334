import { type Described, describe } from './describe.ts';
import { hoverRules, hoverSelector, reveals, selectorsOf } from './hover-rules.ts';
import { isSeen } from './is-seen.ts';

export interface HoverCandidate {
  readonly trigger: Described;
  readonly target: Described;
  readonly rule: string | null;
  readonly holdsControl: boolean;
}

/** What the pointer comes over, and what it reveals. */
export interface HoverPair {
  readonly trigger: HTMLElement;
  readonly target: HTMLElement;
}

const mostPairs = 6;
const controls =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

let pairs: HoverPair[] = [];

export const hoverPair = (at: number): HoverPair | undefined => pairs[at];

/** Its number, for `hoverPair`. */
export const addPair = (pair: HoverPair): number => pairs.push(pair) - 1;

export function changePair(at: number, pair: HoverPair): void {
  pairs[at] = pair;
}

export const candidateOf = ({ trigger, target }: HoverPair, rule: string | null): HoverCandidate => ({
  trigger: describe(trigger),
  target: describe(target),
  rule,
  holdsControl: holdsControl(target),
});

const holdsControl = (element: Element): boolean =>
  element.matches(controls) || element.querySelector(controls) !== null;

/** What rules of styles reveal at `:hover` and is hidden now. One pair a trigger, 6 at most. */
export function hoverCandidates(foreignSheets: readonly string[], stretch: number): HoverCandidate[] {
  const deadline = performance.now() + 400 * stretch;
  pairs = [];
  const found: HoverCandidate[] = [];
  for (const rule of hoverRules(foreignSheets, deadline).filter(reveals))
    for (const text of selectorsOf(rule.selectorText)) {
      const parts = hoverSelector(text);
      if (!parts || performance.now() > deadline) continue;
      try {
        for (const target of document.querySelectorAll<HTMLElement>(parts.target)) {
          if (pairs.length >= mostPairs || performance.now() > deadline) return found;
          const trigger = triggerOf(target, parts.trigger);
          if (!trigger) continue;
          addPair({ trigger, target });
          found.push(candidateOf({ trigger, target }, parts.selector.slice(0, 200)));
        }
      } catch {
        // A selector this browser cannot query designates nothing.
      }
    }
  return found;
}

/** What the pointer would come over to reveal it; null: it is shown already, says nothing, or one of them has its pair. */
function triggerOf(target: HTMLElement, selector: string): HTMLElement | null {
  if (isSeen(target) && isShownInBox(target)) return null;
  const holder = target.closest<HTMLElement>(selector);
  const before = target.previousElementSibling;
  const beside = before?.matches(selector) ? (before as HTMLElement) : null;
  const trigger = holder && holder !== target ? holder : beside;
  if (!trigger || !isSeen(trigger) || trigger === document.body) return null;
  if (pairs.some((pair) => pair.trigger === trigger || pair.target === target)) return null;
  return (target.textContent ?? '').trim() === '' && !holdsControl(target) ? null : trigger;
}

function isShownInBox(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0;
}
