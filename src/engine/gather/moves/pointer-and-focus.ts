import type { HoverContent, Moves, Stylesheet } from '../../artifacts.ts';
import { describeStop, focusStops, listStops, noteWindows } from '../page/focus-pass.ts';
import { hoverCandidates, keyboardReveals, lookAtHover } from '../page/hover-pass.ts';
import { evaluateMain, type Tab } from '../tab.ts';
import type { RequestGuard } from './request-guard.ts';
import { runInPage } from './run-in-page.ts';
import { desktop, setWindow } from './windows.ts';

/** RGAA 10.13, 10.14: a real pointer over what styles react to, then the keyboard on the same place. */
export async function hoverReveal(
  tab: Tab,
  stylesheets: readonly Stylesheet[],
  deadline: number,
): Promise<HoverContent[]> {
  await setWindow(tab, desktop);
  const origin = new URL(tab.page.url()).origin;
  const foreign = stylesheets
    .filter(({ url, inline, text }) => !inline && text.includes(':hover') && !url.startsWith(origin))
    .map(({ text }) => text.slice(0, 200_000));
  const candidates = await runInPage(tab, hoverCandidates, foreign.slice(0, 5), tab.clock.stretch());
  const contents: HoverContent[] = [];
  for (const [at, candidate] of candidates.entries()) {
    if (tab.clock.now() > deadline) break;
    await tab.page.mouse.move(0, 0);
    const away = await runInPage(tab, lookAtHover, at, 'trigger');
    if (away.shown || !away.point) continue;
    await tab.page.mouse.move(away.point.x, away.point.y);
    const over = await runInPage(tab, lookAtHover, at, 'target');
    let staysUnderPointer: boolean | null = null;
    let hiddenByEscape = false;
    if (over.shown) {
      await tab.page.keyboard.press('Escape');
      hiddenByEscape = !(await runInPage(tab, lookAtHover, at, 'target')).shown;
      if (!hiddenByEscape && over.point) {
        await tab.page.mouse.move(over.point.x, over.point.y, { steps: 4 });
        staysUnderPointer = (await runInPage(tab, lookAtHover, at, 'target')).shown;
      }
    }
    await tab.page.mouse.move(0, 0);
    const byKeyboard = over.shown ? await runInPage(tab, keyboardReveals, at) : 'none';
    const { shown: byPointer, covers } = over;
    contents.push({ ...candidate, byPointer, covers, byKeyboard, hiddenByEscape, staysUnderPointer });
  }
  return contents.filter(({ byPointer }) => byPointer);
}

const windowsOpened = 'globalThis.constatWindows ?? []';
const pauseMs = 60;

/** RGAA 7.4: the focus goes over every stop; one that leaves the page or opens a window is tried again alone. */
export async function contextChangeOnFocus(
  tab: Tab,
  guard: RequestGuard,
): Promise<NonNullable<Moves['contextChangeOnFocus']>> {
  await evaluateMain(tab, `(${noteWindows.toString()})()`);
  await tab.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const heard = async () => ({
    navigations: guard.navigations.length,
    windows: (await evaluateMain<string[]>(tab, windowsOpened)).length,
  });
  const count = await runInPage(tab, listStops);
  const suspects = async (from: number, to: number): Promise<boolean> => {
    const before = await heard();
    await runInPage(tab, focusStops, from, to, 0);
    const after = await heard();
    return after.navigations > before.navigations || after.windows > before.windows;
  };
  const found: NonNullable<Moves['contextChangeOnFocus']>[number][] = [];
  for (let from = 0; from < count && found.length < 5; from += 10) {
    if (!(await suspects(from, from + 10))) continue;
    for (let at = from; at < Math.min(from + 10, count); at += 1) {
      const change = await changeAt(tab, guard, at);
      // Twice: a page that leaves by itself after a while does so once.
      if (!change || !(await changeAt(tab, guard, at))) continue;
      const stop = await runInPage(tab, describeStop, at);
      if (stop) found.push({ ...stop, ...change });
    }
  }
  return found;
}

async function changeAt(
  tab: Tab,
  guard: RequestGuard,
  at: number,
): Promise<{ by: 'navigation' | 'popup'; url: string } | null> {
  const navigations = guard.navigations.length;
  const windows = (await evaluateMain<string[]>(tab, windowsOpened)).length;
  await runInPage(tab, focusStops, at, at + 1, pauseMs);
  const gone = guard.navigations[navigations];
  if (gone !== undefined) return { by: 'navigation', url: gone };
  const opened = (await evaluateMain<string[]>(tab, windowsOpened))[windows];
  return opened === undefined ? null : { by: 'popup', url: opened };
}
