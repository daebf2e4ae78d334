import type { Dom, DomNode } from '../../artifacts.ts';
import type { RawNode } from '../../in-page/raw-dom.ts';
import { assemble, type Help, heardNothing, helpOf, readPass } from '../dom.ts';
import { handleFrom, inPage } from '../in-page.ts';
import { matchBackendIds } from '../match-backend-ids.ts';
import type { Tab } from '../tab.ts';

/** What came into sight, as elements of the view. */
export interface ReadPart {
  /** The elements that came, with their numbers in the view; those that are new come after its last one. */
  readonly nodes: readonly DomNode[];
  readonly roots: readonly number[];
}

/**
 * Reads what the roots hold (`findRoots`), each element with its number in the view that `dom` describes.
 * @throws Error when the part changes meanwhile
 */
export async function readPart(tab: Tab, dom: Dom): Promise<ReadPart> {
  await inPage(tab).beginPartPass();
  const raw = await readPass(tab, 'parts');
  const { numbers, roots } = await inPage(tab).joinPart();
  const help = await helpOfRoots(tab, raw.nodes, roots);
  const { nodes } = assemble(raw, help, heardNothing);
  const inside = membersOf(raw.nodes, roots);
  return {
    nodes: nodes.flatMap((node, at): DomNode[] => {
      const index = numbers[at];
      if (index === undefined || !inside.has(at)) return [];
      const { listeners, idleMoves } = dom.nodes[index] ?? {};
      const heard = { ...(listeners && { listeners }), ...(idleMoves && { idleMoves }) };
      return [{ ...node, index, parent: numbers[node.parent] ?? -1, ...heard }];
    }),
    roots: roots.flatMap((at) => numbers[at] ?? []),
  };
}

/** The roots and all they hold, by place in the pass. */
function membersOf(nodes: readonly RawNode[], roots: readonly number[]): ReadonlySet<number> {
  const inside = new Set(roots);
  for (const [at, { parent }] of nodes.entries()) if (inside.has(parent)) inside.add(at);
  return inside;
}

async function helpOfRoots(
  tab: Tab,
  nodes: readonly RawNode[],
  roots: readonly number[],
): Promise<(Help | undefined)[]> {
  const inside = membersOf(nodes, roots);
  const found: (Help | undefined)[] = [];
  for (const [order, at] of roots.entries()) {
    const objectId = await handleFrom(tab, 'partRoot', order);
    if (objectId === undefined) continue;
    const { node } = await tab.cdp.send('DOM.describeNode', { objectId, depth: -1, pierce: true });
    // Each root stands in the pass with all it holds right behind it.
    const end = nodes.findIndex((_, index) => index > at && !inside.has(index));
    const until = Math.min(end < 0 ? nodes.length : end, roots.find((other) => other > at) ?? nodes.length);
    const matched = matchBackendIds({ ...node, children: [node] }, nodes.slice(at, until));
    if (!matched) throw new Error('the part changed while it was read');
    const tree = await tab.cdp.send('Accessibility.queryAXTree', { objectId });
    const help = helpOf(tree.nodes);
    for (const [step, id] of matched.backendIds.entries()) found[at + step] = help.get(id);
    await tab.cdp.send('Runtime.releaseObject', { objectId });
  }
  return found;
}
