import { type Described, describe } from './describe.ts';
import { type LineBox, type TextPhase, textsIn } from './text-states.ts';

interface ClippedOutput extends Described {
  readonly kind: 'cut' | 'ellipsis' | 'overlap';
}

interface Readable {
  readonly element: Element;
  readonly rects: readonly LineBox[];
}

const mostLost = 20;

/** Texts cut both times they were looked at as the page is; a title shortened by points is one. */
export function textsCutAtRest(): ClippedOutput[] {
  const after = textsIn('after');
  const cut: ClippedOutput[] = [];
  for (const [element, { state }] of textsIn('before')) {
    if (cut.length >= mostLost || after.get(element)?.state !== state) continue;
    const isTitle = /^H[1-3]$/.test(element.tagName);
    const isLong = (element.textContent ?? '').trim().length >= 12;
    if (isLong && (state === 'cut' || (state === 'ellipsis' && isTitle)))
      cut.push({ ...describe(element), kind: state });
  }
  return cut;
}

/** Texts whole before and after, and lost in between: what a script did meanwhile by itself is not among them. */
export function compareTexts(change: Extract<TextPhase, 'during' | 'narrow'>): ClippedOutput[] {
  const [before, after] = [textsIn('before'), textsIn('after')];
  const lost: ClippedOutput[] = [];
  const readable: Readable[] = [];
  for (const [element, { state, rects }] of textsIn(change)) {
    if (lost.length >= mostLost) break;
    if (before.get(element)?.state !== 'whole' || after.get(element)?.state !== 'whole') continue;
    if (state === 'cut' || state === 'ellipsis') lost.push({ ...describe(element), kind: state });
    else if (state === 'whole' && readable.length < 400 && isWorded(element) && !isAfloat(element))
      readable.push({ element, rects });
  }
  const covered = coveredAmong(readable, mostLost - lost.length);
  return [...lost, ...covered.map((element) => ({ ...describe(element), kind: 'overlap' as const }))];
}

/** Texts that lie over another one now, and did not before or after. */
function coveredAmong(readable: readonly Readable[], most: number): Element[] {
  const phases = [textsIn('before'), textsIn('after')];
  const covered: Element[] = [];
  for (const [at, one] of readable.entries()) {
    if (covered.length >= most) break;
    const found = readable.slice(at + 1, at + 60).find((other) => {
      if (!covers(one.rects, other.rects)) return false;
      return !phases.some((phase) =>
        covers(phase.get(one.element)?.rects ?? [], phase.get(other.element)?.rects ?? []),
      );
    });
    if (found) covered.push(found.element);
  }
  return covered;
}

/** A word as short as « ON » is one state of a switch, over which the other slides. */
const isWorded = (element: Element): boolean => (element.textContent ?? '').trim().length >= 4;

/** Glued to the window, laid over or under the page on purpose, or moved by a script that follows the scrolling. */
function isAfloat(element: Element): boolean {
  for (let step: Element | null = element; step && step !== document.body; step = step.parentElement)
    if (
      /fixed|sticky/.test(getComputedStyle(step).position) ||
      Number.parseInt(getComputedStyle(step).zIndex, 10) < 0 ||
      /translate|matrix/.test((step as HTMLElement).style?.transform ?? '') ||
      step.matches('dialog,[role=dialog],[popover]')
    )
      return true;
  return false;
}

/** Lines of one share more than 12 px across, and half of a line down, with those of the other. */
export const covers = (first: readonly LineBox[], second: readonly LineBox[]): boolean =>
  first.some((one) =>
    second.some((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 12 && high > Math.min(one.height, other.height) * 0.5;
    }),
  );
