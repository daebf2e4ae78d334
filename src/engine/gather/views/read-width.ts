import { axeLookOptions, axePartOptions } from '#reference/axe-run.ts';
import type { Axe, Dom, PageView, ViewDevice } from '../../artifacts.ts';
import { runAxe } from '../axe.ts';
import { assemble, readHelp, readPass } from '../dom.ts';
import { runInPage } from '../moves/run-in-page.ts';
import { originsOf, shownNow } from '../page/view-pass.ts';
import type { Tab } from '../tab.ts';
import { outermost, viewDifferences } from './view-differences.ts';

const axeMs = 6_000;

/** A view of the page in the present window, not yet held against what the page is when it comes back. */
interface ReadView {
  /** Asked in the visit’s own window again: what is shown there by now did not come with the width. */
  confirmed(): Promise<PageView>;
}

/** Reads the page as it stands in the present window and judges with axe what differs. Null: nothing differs. */
export async function readWidth(
  tab: Tab,
  own: Dom,
  device: ViewDevice,
  deadline: number,
): Promise<ReadView | null> {
  const { dom, origins } = await readView(tab, own);
  const { shown, redrawn, gone } = viewDifferences(own, dom, origins);
  if (shown.length + redrawn.length + gone.length === 0) return null;
  const axe = await axeOf(tab, outermost(dom, shown), outermost(dom, redrawn), deadline);
  return {
    async confirmed() {
      const stays = await runInPage(tab, shownNow, shown, false);
      const back = await runInPage(tab, shownNow, gone, true);
      const isOwn = (index: number) => origins[index] !== -1 && own.nodes[origins[index] ?? -1]?.visible;
      const steady = shown.filter((index, at) => isOwn(index) || stays[at] !== true);
      const differs = [...steady, ...redrawn].sort((a, b) => a - b);
      return { device, dom, origins, differs, gone: gone.filter((_, at) => back[at]), parts: [], axe };
    },
  };
}

/** The page as data in the present window; roles and names are read again only where something came or went. */
async function readView(tab: Tab, own: Dom): Promise<{ dom: Dom; origins: readonly number[] }> {
  const raw = await readPass(tab);
  const origins = await runInPage(tab, originsOf);
  const isSame =
    raw.nodes.length === own.nodes.length &&
    raw.nodes.every(({ exposed, visible }, index) => {
      const before = own.nodes[origins[index] ?? -1];
      return before?.exposed === exposed && before.visible === visible;
    });
  const known = origins.map((origin) => own.nodes[origin]);
  const help = isSame ? known : await readHelp(tab.cdp, raw.nodes);
  if (!help) throw new Error('the page did not stand still in the other window');
  const listeners = Object.fromEntries(
    known.flatMap((node, at) => (node?.listeners ? [[at, [...node.listeners]]] : [])),
  );
  return { dom: assemble(raw, help, { listeners, global: [...(own.globalListeners ?? [])] }), origins };
}

const noResults: Omit<Axe, 'version'> = { violations: [], incomplete: [], passes: [], inapplicable: [] };

/** What axe says of the parts that are shown anew, and of the colours of those that are only drawn otherwise. */
async function axeOf(
  tab: Tab,
  shown: readonly number[],
  redrawn: readonly number[],
  deadline: number,
): Promise<Axe> {
  const results: Axe[] = [];
  const ask = async (options: typeof axePartOptions, included: readonly number[]) => {
    const leftMs = Math.min(axeMs, deadline - Date.now());
    if (included.length > 0) results.push(await runAxe(tab, options, included, Math.max(1, leftMs)));
  };
  await ask(axePartOptions, shown);
  await ask(axeLookOptions, redrawn);
  const [first = { version: '', ...noResults }, second] = results;
  return second ? joined(first, second) : first;
}

function joined(first: Axe, second: Axe): Axe {
  const join = (kind: 'violations' | 'incomplete') =>
    [...new Set([...first[kind], ...second[kind]].map(({ ruleId }) => ruleId))].flatMap((ruleId) => {
      const same = [...first[kind], ...second[kind]].filter((result) => result.ruleId === ruleId);
      const [one] = same;
      if (!one) return [];
      const nodes = same.flatMap((result) => result.nodes);
      return [{ ...one, nodes, nodeCount: same.reduce((sum, { nodeCount }) => sum + nodeCount, 0) }];
    });
  return {
    version: first.version,
    violations: join('violations'),
    incomplete: join('incomplete'),
    passes: [...new Set([...first.passes, ...second.passes])],
    inapplicable: [...new Set([...first.inapplicable, ...second.inapplicable])],
  };
}
