import type { Dom, PageView, ViewDevice } from '../../artifacts.ts';
import { defineArtifact } from '../define-artifact.ts';
import { runInPage } from '../moves/run-in-page.ts';
import { beginView, endView } from '../page/view-pass.ts';
import type { Tab } from '../tab.ts';
import { readWidth } from './read-width.ts';
import { openViewWindow } from './view-window.ts';

/** The other window and everything that is opened, together. */
const viewsMs = 12_000;

const otherOf: Readonly<Record<ViewDevice, ViewDevice>> = { mobile: 'desktop', desktop: 'mobile' };

/** The page in the other window, on the same load; leaves it in its own, as it was. */
export const views = defineArtifact({
  id: 'views',
  needs: ['dom', 'axe'],
  limitMs: viewsMs,
  gather: ({ request, tab, deadline }, { dom }) =>
    gatherViews(tab, dom, request.device, Math.min(Date.now() + viewsMs - 1_000, deadline - 3_000)),
});

async function gatherViews(
  tab: Tab,
  own: Dom,
  device: ViewDevice,
  deadline: number,
): Promise<readonly PageView[]> {
  const other = otherOf[device];
  const listens = own.globalListeners?.includes('resize') ?? false;
  const found: PageView[] = [];
  await runInPage(tab, beginView);
  try {
    await openViewWindow(tab, other, listens);
    const width = await readWidth(tab, own, other, deadline);
    await openViewWindow(tab, device, listens);
    if (width) found.push(await width.confirmed());
  } finally {
    await openViewWindow(tab, device, false);
    await runInPage(tab, endView);
  }
  return found;
}
