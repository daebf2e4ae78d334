import { pause } from './pauses.ts';
import { timedAnimations } from './timed-animations.ts';

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => resolve());
  });

/** Changes when the page grows, shrinks, or has more elements or fewer. */
function look(): string {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return `${scrollWidth} ${scrollHeight} ${document.getElementsByTagName('*').length}`;
}

/** Brings animations that end to their end; what waits for it begins then. Gives how many there were. */
function finishAnimations(): number {
  let count = 0;
  for (const animation of timedAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    const ends = typeof endTime === 'number' && Number.isFinite(endTime);
    if (!ends || animation.playState !== 'running') continue;
    animation.finish();
    count += 1;
  }
  return count;
}

/**
 * Waits until the page stands still in its window: fonts, animations that end brought to their end, and three frames drawn
 * alike; where the page listens to its window, a pause of the length scripts usually wait for, too. Gives up after `limitMs`.
 */
export async function settleView(listens: boolean, limitMs: number): Promise<void> {
  const began = performance.now();
  const left = () => limitMs - (performance.now() - began);
  await frame();
  await frame();
  await Promise.race([document.fonts.ready, pause(left())]);
  const quietMs = listens ? 180 : 0;
  let same = 0;
  let since = performance.now();
  let before = look();
  while (left() > 0 && (same < 3 || performance.now() - since < quietMs)) {
    const finished = finishAnimations();
    await frame();
    const now = look();
    same = now === before && finished === 0 ? same + 1 : 0;
    if (now !== before) since = performance.now();
    before = now;
  }
}
