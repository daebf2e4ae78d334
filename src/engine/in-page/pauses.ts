/** Longest time a frame is waited for, ms: a page that draws nothing must not hold the visit. */
const frameMs = 2_000;

export const pause = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });

/** Two frames drawn; two seconds where none comes. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, frameMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** One frame, and what the page’s scripts do in it: they hear there of what was scrolled; two seconds where none comes. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, frameMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Two frames and `pauseMs`: one shows a place to what watches for it, the next one what it then did. `limitMs` where none
 * comes.
 */
export const shown = (pauseMs: number, limitMs = frameMs): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, limitMs);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, pauseMs)));
  });

/** Two frames, and whatever moves the element or what holds it at its end, 1.5 s at most: menus open by animations. */
export async function rest(element: Element): Promise<void> {
  await settle();
  const ending: Promise<unknown>[] = [];
  for (let step: Element | null = element; step; step = step.parentElement)
    for (const animation of step.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) ending.push(animation.finished);
  if (ending.length > 0) await Promise.race([Promise.allSettled(ending), pause(1_500)]);
}
