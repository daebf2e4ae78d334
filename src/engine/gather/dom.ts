import type { CDPSession, Protocol } from 'puppeteer-core';
import type { Dom, DomNode, NodeStyle } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { matchBackendIds } from './match-backend-ids.ts';
import { installColours } from './page/colour-tools.ts';
import { domPass, type RawDom, type RawNode } from './page/dom-pass.ts';
import { elementFacts } from './page/element-facts.ts';
import { type Heard, listenerPass } from './page/listener-pass.ts';
import { readsNoPlace } from './page/reads-no-place.ts';
import { walkElements } from './page/walk-elements.ts';
import { markPassing } from './passing-stops.ts';
import { depthOf, readTree } from './protocol-tree.ts';
import { evaluateIsolated, evaluateMain, type Tab } from './tab.ts';

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
 * One pass over the elements of the page as it stands, or over those that another walk (its source) meets; later steps
 * find them by these numbers.
 */
export async function readPass(tab: Tab, walk: string = walkElements.toString()): Promise<RawDom> {
  await evaluateIsolated(tab, `(${installColours.toString()})()`);
  const pass = `(${domPass.toString()})(${walk}, ${nodeLimit}, (${elementFacts.toString()})())`;
  const text = await evaluateIsolated<string>(tab, pass);
  return JSON.parse(text) as RawDom;
}

/** A page whose listeners are not known. */
export const heardNothing: Heard = { listeners: {}, idleMoves: {}, global: [] };

async function readListeners(tab: Tab, nodes: readonly RawNode[]): Promise<Heard | null> {
  const seen = await evaluateMain<ReturnType<typeof listenerPass>>(
    tab,
    `(${listenerPass.toString()})(${walkElements.toString()}, ${nodeLimit}, ${readsNoPlace.toString()})`,
  );
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
      name: String(node.name?.value ?? '').slice(0, 1_000),
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
  const nodes = raw.nodes.map((node, index): DomNode => {
    const { extra, entered: _entered, style, ...rest } = node;
    const [types, idle] = [listeners[index], idleMoves[index]];
    return {
      index,
      ...rest,
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
