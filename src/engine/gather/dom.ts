import type { CDPSession, Protocol } from 'puppeteer-core';
import type { Dom, DomNode, NodeStyle } from '../artifacts.ts';
import type { Heard } from '../in-page/listeners.ts';
import type { RawDom, RawNode } from '../in-page/raw-dom.ts';
import { boundedParents } from './bounded-parents.ts';
import { defineArtifact } from './define-artifact.ts';
import { inOwnWorld, inPage } from './in-page.ts';
import { matchBackendIds } from './match-backend-ids.ts';
import { markPassing } from './passing-stops.ts';
import { depthOf, readTree } from './protocol-tree.ts';
import type { Tab } from './tab.ts';

export const dom = defineArtifact({ id: 'dom', gather: ({ tab }) => gatherDom(tab) });

const nodeLimit = 20_000;
const tries = 3;

/**
 * The loaded page as data: one pass inside the page for geometry, style and state, the browser’s own
 * accessibility tree for roles and names, the console’s view for listeners. A page that keeps changing is read again;
 * at last the newest pass is kept, without roles where the trees disagree.
 */
export async function gatherDom(tab: Tab): Promise<Dom> {
  let raw = await readPass(tab);
  for (let attempt = 1; ; attempt += 1) {
    const help = await readHelp(tab.cdp, raw.nodes);
    const listeners = await readListeners(tab, raw.nodes);
    if ((help && listeners) || attempt === tries) {
      if (!help) throw new Error('the page never stood still: roles and names could not be read');
      return assemble({ ...raw, nodes: await markPassing(tab, raw.nodes) }, help, listeners ?? heardNothing);
    }
    raw = await readPass(tab);
  }
}

/**
 * One pass over the elements of the page as it stands, or of the parts that came (`findRoots`); later steps find them by these
 * numbers.
 */
export async function readPass(tab: Tab, what: 'page' | 'parts' = 'page'): Promise<RawDom> {
  return JSON.parse(await inPage(tab).readDom(what, nodeLimit)) as RawDom;
}

/** A page whose listeners are not known. */
export const heardNothing: Heard = { listeners: {}, idleMoves: {}, global: [] };

async function readListeners(tab: Tab, nodes: readonly RawNode[]): Promise<Heard | null> {
  const seen = await inOwnWorld(tab).listListeners(nodeLimit);
  return seen.tags.trimEnd() === nodes.map(({ tag }) => tag).join(' ') ? seen : null;
}

export interface Help {
  readonly role: string;
  readonly name: string;
}

/** Roles and names by element number; null when the page changed meanwhile. */
export async function readHelp(
  cdp: CDPSession,
  nodes: readonly RawNode[],
): Promise<(Help | undefined)[] | null> {
  const [root, page] = await Promise.all([
    readTree(cdp, depthOf(nodes)),
    cdp.send('Accessibility.getFullAXTree'),
  ]);
  const matched = matchBackendIds(root, nodes);
  if (!matched) return null;
  const trees = await Promise.all(
    matched.frameIds
      .filter((frameId) => frameId !== '')
      .map((frameId) => cdp.send('Accessibility.getFullAXTree', { frameId }).catch(() => ({ nodes: [] }))),
  );
  const help = helpOf([page, ...trees].flatMap(({ nodes: all }) => all));
  return matched.backendIds.map((id) => help.get(id));
}

/** Roles and names by the protocol’s identifier of the element. */
export function helpOf(nodes: readonly Protocol.Accessibility.AXNode[]): ReadonlyMap<number, Help> {
  const help = new Map<number, Help>();
  for (const node of nodes) {
    if (node.ignored || node.backendDOMNodeId === undefined) continue;
    help.set(node.backendDOMNodeId, {
      role: ariaRole(node),
      // Some versions of Chromium keep the spaces around a name; screen readers read none.
      name: String(node.name?.value ?? '')
        .trim()
        .slice(0, 1_000),
    });
  }
  return help;
}

/** Chromium’s internal roles (capitalised) are no ARIA; a few have an ARIA name. */
function ariaRole(node: Protocol.Accessibility.AXNode): string {
  const role = String(node.role?.value ?? '');
  if (role === 'image') return 'img';
  return /^[a-z]/.test(role) ? role : (internalRoles[role] ?? '');
}

const internalRoles: Readonly<Record<string, string>> = {
  DescriptionList: 'list',
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
  Legend: 'legend',
  Canvas: 'img',
  DisclosureTriangle: 'button',
  RootWebArea: 'document',
};

/** The page as data from what was read of it. */
export function assemble(
  raw: RawDom,
  help: readonly (Help | undefined)[],
  { listeners, idleMoves, global }: Heard,
): Dom {
  const styles: readonly NodeStyle[] = raw.styles;
  const parents = boundedParents(raw.nodes.map(({ parent }) => parent));
  const nodes = raw.nodes.map((node, index): DomNode => {
    const { extra, entered: _entered, style, ...rest } = node;
    const [types, idle] = [listeners[index], idleMoves[index]];
    return {
      index,
      ...rest,
      parent: parents[index] ?? rest.parent,
      style: styles[style] as NodeStyle,
      role: node.exposed ? (help[index]?.role ?? '') : '',
      name: node.exposed ? (help[index]?.name ?? '') : '',
      ...(extra as Partial<DomNode>),
      ...(types ? { listeners: types } : {}),
      ...(idle ? { idleMoves: idle } : {}),
    };
  });
  const { count, nodes: _nodes, styles: _styles, ...page } = raw;
  return {
    ...page,
    nodes,
    truncated: count > raw.nodes.length,
    elementCount: count,
    globalListeners: global,
  };
}
