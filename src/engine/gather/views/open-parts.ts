import { axePartOptions } from '#reference/axe-run.ts';
import { namesAnAct } from '../../address/act-names.ts';
import type { Axe, Dom, DomNode, Keyboard, OpenedPart } from '../../artifacts.ts';
import { runAxe } from '../axe.ts';
import { type ComponentMemory, focusStepsOf } from '../focus/look-at-focus.ts';
import { inOwnWorld, inPage } from '../in-page.ts';
import type { RequestGuard } from '../interactions/request-guard.ts';
import type { Tab } from '../tab.ts';
import { openPart } from './open-part.ts';
import { readPart } from './read-part.ts';

/** Each opening costs in proportion to the page: a large one has fewer of them opened. By count, so that every run does alike. */
const elementsOpened = 3_500;
const openerLimits = { least: 1, most: 5 };

const axeMs = 4_000;

/** A view with its parts opened one after the other. */
export interface WithParts {
  readonly dom: Dom;
  readonly parts: readonly OpenedPart[];
  readonly unopened: number;
  readonly deaf: readonly number[];
  readonly hollow: readonly number[];
  readonly axe: readonly Axe[];
  readonly steps: Keyboard['steps'];
}

export interface Opening {
  readonly tab: Tab;
  readonly guard: RequestGuard;
  readonly components: ComponentMemory;
  readonly deadline: number;
}

/**
 * Opens what is closed in the present window (of the elements of `among` where it is given), five parts at most, and reads
 * each while it is open. Stops at the first one that makes the page react as to a person’s errand.
 */
export async function openParts(
  opening: Opening,
  view: Dom,
  among: readonly number[] | null,
): Promise<WithParts> {
  const { tab, guard, deadline } = opening;
  const { least, most } = openerLimits;
  const limit = Math.min(most, Math.max(least, Math.floor(elementsOpened / view.elementCount)));
  const { openers, closed } = await inPage(tab).listOpeners(limit, among);
  let found: WithParts = { dom: view, parts: [], unopened: closed, deaf: [], hollow: [], axe: [], steps: [] };
  if (openers.length > 0) await inOwnWorld(tab).noteWindows();
  for (const [at, opener] of openers.entries()) {
    if (tab.clock.now() > deadline) break;
    // What is not pressed stays among what was not opened.
    if (tab.access && namesAnAct(opener.name)) continue;
    const view = found;
    const { seen, answer, balked } = await openPart(tab, at, guard, () => lookInside(opening, view)).catch(
      nothingSeen,
    );
    if (answer === 'none' && opener.index >= 0) found = { ...found, deaf: [...found.deaf, opener.index] };
    if (answer === 'said' && opener.index >= 0) found = { ...found, hollow: [...found.hollow, opener.index] };
    if (seen) {
      const { nodes, dom, axe, steps } = seen.value;
      const { name, index: openerNode, ...moved } = opener;
      const part = {
        opener: moved,
        openerNode,
        name,
        nodes: nodes.map(({ index }) => index),
        dialog: seen.dialog,
        ...(seen.renamed && { renamed: true }),
      };
      found = {
        ...found,
        dom,
        parts: [...found.parts, part],
        unopened: found.unopened - (found.dom.nodes[openerNode]?.role === 'tab' ? 0 : 1),
        axe: [...found.axe, axe],
        steps: [...found.steps, ...steps],
      };
    }
    if (balked) break;
  }
  return found;
}

/** A part that cannot be read is left out. */
const nothingSeen = () => ({ seen: null, answer: 'some', balked: false }) as const;

interface Inside {
  readonly nodes: readonly DomNode[];
  /** The view with the part as it is while it is open. */
  readonly dom: Dom;
  readonly axe: Axe;
  readonly steps: Keyboard['steps'];
}

/** Reads and judges what is open now. */
async function lookInside({ tab, components, deadline }: Opening, view: WithParts): Promise<Inside> {
  const { nodes, roots } = await readPart(tab, view.dom);
  const dom = withNodes(view.dom, nodes);
  const leftMs = Math.max(1, Math.min(axeMs, deadline - tab.clock.now()));
  const axe = await runAxe(tab, axePartOptions, roots, leftMs, 0, null);
  return { nodes, dom, axe, steps: await focusStepsOf(tab, dom, nodes, components) };
}

function withNodes(dom: Dom, nodes: readonly DomNode[]): Dom {
  const all = [...dom.nodes];
  for (const node of nodes) all[node.index] = node;
  return { ...dom, nodes: all };
}
