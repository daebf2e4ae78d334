import { type Dom, type Moves, orElse, type Stylesheet } from '../../artifacts.ts';
import { noPassage } from '../../browser/guard-proxy.ts';
import { defineArtifact } from '../define-artifact.ts';
import type { Tab } from '../tab.ts';
import type { StillMoves } from '../visit.ts';
import { formErrors } from './form-errors.ts';
import { keyboardTraps } from './keyboard-traps.ts';
import { contextChangeOnFocus, hoverReveal } from './pointer-and-focus.ts';
import { guardRequests } from './request-guard.ts';
import { addSheet, prepareMoves, tryMove } from './run-in-page.ts';
import { typing } from './typing.ts';
import { orientation, overflowAt, textSpacing, zoom200 } from './windows.ts';

/** All changes of a page together, in milliseconds. */
const movesMs = 14_000;

/** The driven part, once nothing else needs the page. It may cut the browser from the network until the next page. */
export const moves = defineArtifact({
  id: 'moves',
  after: ['stillMoves', 'stylesheets', 'dom'],
  async gather({ request, tools, tab, deadline, timings }, _needed, { stillMoves, stylesheets, dom }) {
    if (!request.moves) return null;
    const until = Math.min(tab.clock.now() + movesMs - (timings.stillMoves ?? 0), deadline - 3_000);
    const closeNetwork = () => tools.proxy.beginPage(noPassage);
    const still = orElse(stillMoves ?? null, null);
    const sheets = orElse(stylesheets ?? [], []);
    const page = orElse(dom ?? null, null);
    return gatherMoves(tab, { still, sheets, page }, until, timings, {
      isHome: request.isHome,
      closeNetwork,
    });
  },
});

/** What was gathered before: null parts could not be. */
interface Known {
  readonly still: StillMoves | null;
  readonly sheets: readonly Stylesheet[];
  readonly page: Dom | null;
}

const unseen: StillMoves = {
  autoMotion: null,
  reducedMotion: null,
  vanishedMessages: null,
  lostInForcedColours: null,
  darkScheme: null,
  scroll: null,
};

/**
 * Drives the page: other windows, other spacing, pointer, focus. Comes last: it leaves the page changed. Nothing is
 * submitted and the page is not left. Each check that fails or is late is null, alone.
 */
async function gatherMoves(
  tab: Tab,
  { still, sheets, page }: Known,
  deadline: number,
  timings: Record<string, number>,
  { isHome, closeNetwork }: { readonly isHome: boolean; readonly closeNetwork: () => void },
): Promise<Moves> {
  const move = <Value>(name: string, limitMs: number, run: () => Promise<Value>) =>
    tryMove(
      name,
      { timeoutMs: Math.min(limitMs, deadline - tab.clock.now()), clock: tab.clock },
      timings,
      run,
    );
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
    const hovered = await move('hoverReveal', 4_000, () =>
      hoverReveal(tab, sheets, page, tab.clock.now() + 3_000),
    );
    const traps = await move('keyboardTraps', 2_500, () => keyboardTraps(tab, page, tab.clock.now() + 2_000));
    const focused = await move('contextChangeOnFocus', 2_500, () => contextChangeOnFocus(tab, guard));
    const typed = await move('typing', 2_500, () => typing(tab, guard, isHome));
    const formsRead = await move('formErrors', 2_500, () => formErrors(tab, guard, closeNetwork));
    return {
      ...(still ?? unseen),
      reflow,
      widths,
      orientation: turned,
      zoom200: zoomed,
      textSpacing: spaced,
      hoverReveal: hovered,
      contextChangeOnFocus: focused,
      typing: typed,
      formErrors: formsRead,
      keyboardTraps: traps,
    };
  } finally {
    await guard.stop();
  }
}
