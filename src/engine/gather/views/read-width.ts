import { axeLookOptions, axePartOptions } from '#reference/axe-run.ts';
import type { Axe, Dom, PageView } from '../../artifacts.ts';
import { runAxe } from '../axe.ts';
import { assemble, readHelp, readPass } from '../dom.ts';
import { inPage } from '../in-page.ts';
import { markPassing } from '../passing-stops.ts';
import type { Tab } from '../tab.ts';
import { joinAxe } from './join-axe.ts';
import { outermost, viewDifferences } from './view-differences.ts';

const axeMs = 6_000;
const pictureLimit = 3;

type Width = Pick<PageView, 'dom' | 'origins' | 'differs' | 'gone' | 'axe'>;

/** A view of the page in the present window, not yet held against what the page is when it comes back. */
interface ReadWidth {
  readonly dom: Dom;
  readonly shown: readonly number[];
  /** Asked in the visit’s own window again: what is shown there by now did not come with the width. */
  confirmed(): Promise<Width>;
}

/** Reads the page as it stands in the present window and judges with axe what differs. */
export async function readWidth(tab: Tab, own: Dom, deadline: number): Promise<ReadWidth> {
  const { dom, origins } = await readView(tab, own);
  const { shown, redrawn, gone } = viewDifferences(own, dom, origins);
  const axe = await axeOf(tab, dom, shown, redrawn, deadline);
  return {
    dom,
    shown,
    async confirmed() {
      const stays = await inPage(tab).shownNow(shown, false);
      const back = await inPage(tab).shownNow(gone, true);
      const isOwn = (index: number) => origins[index] !== -1 && own.nodes[origins[index] ?? -1]?.visible;
      const steady = shown.filter((index, at) => isOwn(index) || stays[at] !== true);
      const differs = [...steady, ...redrawn].sort((a, b) => a - b);
      return { dom, origins, differs, gone: gone.filter((_, at) => back[at]), axe };
    },
  };
}

/** The page as data in the present window; roles and names are read again only where something came or went. */
async function readView(tab: Tab, own: Dom): Promise<{ dom: Dom; origins: readonly number[] }> {
  const raw = await readPass(tab);
  const origins = await inPage(tab).originsOf();
  const isSame =
    raw.nodes.length === own.nodes.length &&
    raw.nodes.every(({ exposed, visible }, index) => {
      const before = own.nodes[origins[index] ?? -1];
      return before?.exposed === exposed && before.visible === visible;
    });
  const known = origins.map((origin) => own.nodes[origin]);
  const help = isSame ? known : await readHelp(tab.cdp, raw.nodes);
  if (!help) throw new Error('the page did not stand still in the other window');
  const heardBy = (key: 'listeners' | 'idleMoves') =>
    Object.fromEntries(known.flatMap((node, at) => (node?.[key] ? [[at, [...node[key]]]] : [])));
  const heard = {
    listeners: heardBy('listeners'),
    idleMoves: heardBy('idleMoves'),
    global: [...(own.globalListeners ?? [])],
  };
  const nodes = await markPassing(tab, raw.nodes);
  return { dom: assemble({ ...raw, nodes }, help, heard), origins };
}

/**
 * What axe says of the parts that are shown anew, and of the colours of those that are only drawn otherwise: in one run,
 * since each looks at the whole page first.
 */
async function axeOf(
  tab: Tab,
  dom: Dom,
  shown: readonly number[],
  redrawn: readonly number[],
  deadline: number,
): Promise<Axe> {
  if (shown.length + redrawn.length === 0) return joinAxe([]);
  const included = outermost(
    dom,
    [...shown, ...redrawn].sort((a, b) => a - b),
  );
  const options = shown.length > 0 ? axePartOptions : axeLookOptions;
  const leftMs = Math.max(1, Math.min(axeMs, deadline - tab.clock.now()));
  return runAxe(tab, options, included, leftMs, pictureLimit, dom);
}
