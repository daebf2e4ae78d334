import { formatNumber } from '#contract/french.ts';
import { type Dom, type PageView, type Picture, Unavailable, type ViewDevice } from '../../artifacts.ts';
import { defineArtifact } from '../define-artifact.ts';
import { focusStepsOf, hiddenStops, shownByFocusOf } from '../focus/look-at-focus.ts';
import { inPage } from '../in-page.ts';
import { guardRequests } from '../interactions/request-guard.ts';
import { pictureKey } from '../picture-key.ts';
import { takeScreenshot } from '../screenshot.ts';
import type { Tab } from '../tab.ts';
import type { Screenshot } from '../visit.ts';
import { joinAxe } from './join-axe.ts';
import { type Opening, openParts } from './open-parts.ts';
import { readWidth } from './read-width.ts';
import { openViewWindow } from './view-window.ts';

/** The other window and everything that is opened, together. */
const viewsMs = 14_000;

/** Beyond it reading and judging the other window takes longer than that on any machine, and memory that others need. */
const mostElements = 20_000;
const tooLarge = `la page compte plus de ${formatNumber(mostElements)} éléments, trop pour être examinée à deux largeurs`;

const otherOf: Readonly<Record<ViewDevice, ViewDevice>> = { mobile: 'desktop', desktop: 'mobile' };

/** The page with its closed parts opened, and in the other window, on the same load; leaves it as it was. */
export const views = defineArtifact({
  id: 'views',
  needs: ['dom', 'axe'],
  limitMs: viewsMs,
  async gather({ request, tools, tab, deadline, page, pictures }, { dom }) {
    if (dom.elementCount > mostElements) throw new Unavailable(tooLarge);
    const guard = await guardRequests(tab);
    await inPage(tab).beginView();
    const until = Math.min(tab.clock.now() + viewsMs - 1_500, deadline - 3_000);
    const half = tab.clock.now() + (until - tab.clock.now()) / 2;
    const opening = { tab, guard, components: tools.components };
    const name = request.moves && !request.only ? `${page.device} ${page.url} other window` : null;
    try {
      const own = await ownView({ ...opening, deadline: half }, dom, request.device);
      const taken = { name, pictures };
      const other = await otherView({ ...opening, deadline: until }, dom, request.device, taken);
      return [own, other];
    } finally {
      await inPage(tab).endView();
      await guard.stop();
    }
  },
});

const indexesOf = (dom: Dom): number[] => dom.nodes.map(({ index }) => index);

async function ownView(opening: Opening, own: Dom, device: ViewDevice): Promise<PageView> {
  const { dom, parts, unopened, deaf, hollow, axe, steps } = await openParts(opening, own, null);
  const origins = indexesOf(dom).map((index) => (index < own.nodes.length ? index : -1));
  const keyboard = { steps, trap: null, truncated: false };
  const judged = { axe: joinAxe(axe), keyboard };
  return { device, dom, origins, differs: [], gone: [], parts, unopened, deaf, hollow, ...judged };
}

/** Where the picture of the other window goes; no name, no picture. */
interface Pictures {
  readonly name: string | null;
  readonly pictures: Screenshot[];
}

/** The window as it stands, among the pictures of the visit; nothing where it cannot be taken. */
async function picturedIn(tab: Tab, dom: Dom, { name, pictures }: Pictures): Promise<{ picture?: Picture }> {
  const taken = name && (await takeScreenshot(tab, dom, pictureKey(name, 'webp')).catch(() => null));
  if (!taken) return {};
  pictures.push(taken);
  return { picture: { key: taken.key, width: taken.width, height: taken.height } };
}

async function otherView(opening: Opening, own: Dom, device: ViewDevice, taken: Pictures): Promise<PageView> {
  const { tab, deadline, components } = opening;
  const other = otherOf[device];
  const listens = own.globalListeners?.includes('resize') ?? false;
  await inPage(tab).setStill(true);
  try {
    await openViewWindow(tab, other, listens);
    const width = await readWidth(tab, own, deadline);
    const pictured = await picturedIn(tab, width.dom, taken);
    const steps = await focusStepsOf(tab, width.dom, width.dom.nodes, components);
    const shownByFocus = await shownByFocusOf(tab, hiddenStops(width.dom));
    await inPage(tab).setStill(false);
    const opened = await openParts(opening, width.dom, width.shown);
    await inPage(tab).setStill(true);
    await openViewWindow(tab, device, listens);
    const { origins, differs, gone, axe } = await width.confirmed();
    return {
      device: other,
      dom: opened.dom,
      origins: indexesOf(opened.dom).map((index) => origins[index] ?? -1),
      differs,
      gone,
      parts: opened.parts,
      unopened: opened.unopened,
      deaf: opened.deaf,
      hollow: opened.hollow,
      axe: joinAxe([axe, ...opened.axe]),
      keyboard: { steps: [...steps, ...opened.steps], shownByFocus, trap: null, truncated: false },
      ...pictured,
    };
  } catch (error) {
    await openViewWindow(tab, device, false);
    throw error;
  } finally {
    await inPage(tab).setStill(false);
  }
}
