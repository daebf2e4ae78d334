import { elementsByNumber } from './element-numbers.ts';
import { isDrawn } from './is-seen.ts';
import { shown } from './pauses.ts';
import { holderOf } from './text-places.ts';

/**
 * How much of each of those elements is seen, 0 to 1: the opacity of all that is around it,
 * 0 where it is invisible or gone.
 */
export function opacitiesNow(numbers: readonly number[]): number[] {
  const elements = elementsByNumber();
  return numbers.map((number) => {
    const element = elements[number];
    if (!element?.isConnected || !isDrawn(element)) return 0;
    let opacity = 1;
    for (let up: Element | null = element; up; up = holderOf(up))
      opacity *= Number(getComputedStyle(up).opacity);
    return opacity;
  });
}

/** Stops at each of those places, px from the top, long enough for scripts that look at times (WOW, AOS: 100 ms), then goes back. */
export async function stopAt(places: readonly number[]): Promise<void> {
  const from = scrollY;
  for (const [at, top] of places.entries()) {
    scrollTo({ top, behavior: 'instant' });
    // A frame shows the place to what watches for it, the next one what it then did.
    await shown(at === places.length - 1 ? 150 : 70, 500);
  }
  scrollTo({ top: from, behavior: 'instant' });
}
