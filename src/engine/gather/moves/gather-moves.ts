import { isArtifactError, type Moves, type Stylesheet } from '../../artifacts.ts';
import type { Tab } from '../tab.ts';
import { formErrors } from './form-errors.ts';
import { contextChangeOnFocus, hoverReveal } from './pointer-and-focus.ts';
import { guardRequests } from './request-guard.ts';
import { addSheet, prepareMoves, tryMove } from './run-in-page.ts';
import type { StillMoves } from './still-moves.ts';
import { typing } from './typing.ts';
import { orientation, overflowAt, textSpacing, zoom200 } from './windows.ts';

/** All changes of a page together, in milliseconds. */
export const movesMs = 14_000;

/**
 * Drives the page: other windows, other spacing, pointer, focus. Comes last: it leaves the page changed. Nothing is
 * submitted and the page is not left. Each check that fails or is late is null, alone.
 */
export async function gatherMoves(
  tab: Tab,
  still: StillMoves,
  stylesheets: readonly Stylesheet[],
  deadline: number,
  timings: Record<string, number>,
  { isHome, closeNetwork }: { readonly isHome: boolean; readonly closeNetwork: () => void },
): Promise<Moves> {
  const move = <Value>(name: string, limitMs: number, run: () => Promise<Value>) =>
    tryMove(name, Math.min(limitMs, deadline - Date.now()), timings, run);
  await prepareMoves(tab);
  const guard = await guardRequests(tab);
  try {
    const stillness =
      '*,*::before,*::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}';
    await move('stillness', 1_000, () => addSheet(tab, stillness));
    const reflow = await move('reflow', 1_500, async () => ({
      at320: await overflowAt(tab, { width: 320, height: 512 }),
    }));
    const widths = await move('widths', 3_000, async () => [
      await overflowAt(tab, { width: 360, height: 740 }),
      await overflowAt(tab, { width: 768, height: 1_024 }),
      await overflowAt(tab, { width: 1_200, height: 800 }),
    ]);
    const turned = await move('orientation', 1_500, () => orientation(tab));
    const zoomed = await move('zoom200', 3_500, () => zoom200(tab));
    const spaced = await move('textSpacing', 2_500, () => textSpacing(tab));
    const sheets = isArtifactError(stylesheets) ? [] : stylesheets;
    const hovered = await move('hoverReveal', 4_000, () => hoverReveal(tab, sheets, Date.now() + 3_000));
    const focused = await move('contextChangeOnFocus', 2_500, () => contextChangeOnFocus(tab, guard));
    const typed = await move('typing', 2_500, () => typing(tab, guard, isHome));
    const formsRead = await move('formErrors', 2_500, () => formErrors(tab, guard, closeNetwork));
    return {
      ...(isArtifactError(still)
        ? { autoMotion: null, reducedMotion: null, darkScheme: null, scroll: null }
        : still),
      reflow,
      widths,
      orientation: turned,
      zoom200: zoomed,
      textSpacing: spaced,
      hoverReveal: hovered,
      contextChangeOnFocus: focused,
      typing: typed,
      formErrors: formsRead,
    };
  } finally {
    await guard.stop();
  }
}
