import type { ContextChange } from '../../artifacts.ts';
import { waitFor } from '../consent/wait.ts';
import { inOwnWorld, inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { RequestGuard } from './request-guard.ts';

const pauseMs = 60;
const mostFound = 5;
/** For a navigation that the page asked for to reach the guard, useful milliseconds. */
const heardMs = 1_000;

interface Watch {
  /** What the page did by that: where it wanted to go, or the window it wanted to open; null: neither. */
  after(act: () => Promise<unknown>): Promise<Pick<ContextChange, 'by' | 'url'> | null>;
}

/** Notes where the page wants to go and which windows it asks for, from now on. */
async function watchContext(tab: Tab, guard: RequestGuard): Promise<Watch> {
  await inOwnWorld(tab).noteWindows();
  const opened = () => inOwnWorld(tab).openedWindows();
  return {
    async after(act) {
      const navigations = guard.navigations.length;
      const windows = (await opened()).length;
      let isAsked = false;
      const onAsked = () => {
        isAsked = true;
      };
      tab.cdp.on('Page.frameRequestedNavigation', onAsked);
      await act().finally(() => tab.cdp.off('Page.frameRequestedNavigation', onAsked));
      // The page asked for it in time; a busy browser is heard later.
      if (isAsked) await waitFor(tab, async () => guard.navigations.length > navigations, heardMs, 20);
      const gone = guard.navigations[navigations];
      if (gone !== undefined) return { by: 'navigation', url: gone };
      const url = (await opened())[windows];
      return url === undefined ? null : { by: 'popup', url };
    },
  };
}

/** RGAA 7.4: the focus goes over every stop; one that leaves the page or opens a window is tried again alone. */
export async function contextChangeOnFocus(tab: Tab, guard: RequestGuard): Promise<ContextChange[]> {
  const watch = await watchContext(tab, guard);
  await tab.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const count = await inPage(tab).listStops();
  const found: ContextChange[] = [];
  const focusOn = (at: number) => watch.after(() => inPage(tab).focusStops(at, at + 1, pauseMs));
  for (let from = 0; from < count && found.length < mostFound; from += 10) {
    if (!(await watch.after(() => inPage(tab).focusStops(from, from + 10, 0)))) continue;
    for (let at = from; at < Math.min(from + 10, count); at += 1) {
      const change = await focusOn(at);
      // Twice: a page that leaves by itself after a while does so once.
      if (!change || !(await focusOn(at))) continue;
      const stop = await inPage(tab).describeStop(at);
      if (stop) found.push({ ...stop, ...change });
    }
  }
  return found;
}

/** RGAA 7.4, WCAG 3.2.2: another choice is made in each list, and the first one given back. */
export async function contextChangeOnChoice(tab: Tab, guard: RequestGuard): Promise<ContextChange[]> {
  const watch = await watchContext(tab, guard);
  const count = await inPage(tab).listChoices();
  const found: ContextChange[] = [];
  for (let at = 0; at < count; at += 1) {
    const choose = () => watch.after(() => inPage(tab).chooseAnother(at, pauseMs));
    const change = await choose();
    if (!change || !(await choose())) continue;
    const list = await inPage(tab).describeChoice(at);
    if (list) found.push({ ...list, ...change });
  }
  return found;
}
