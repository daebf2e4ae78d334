import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { markOf } from './marks.ts';

interface DomIndex {
  readonly children: readonly (readonly DomNode[])[];
  readonly byTag: ReadonlyMap<string, readonly DomNode[]>;
  readonly byId: ReadonlyMap<string, readonly DomNode[]>;
}

const indexOf = memoise((dom: Dom): DomIndex => {
  const children: DomNode[][] = dom.nodes.map(() => []);
  const byTag = new Map<string, DomNode[]>();
  const byId = new Map<string, DomNode[]>();
  for (const node of dom.nodes) {
    children[node.parent]?.push(node);
    append(byTag, node.tag, node);
    const id = node.attributes.id;
    if (id) append(byId, id, node);
  }
  return { children, byTag, byId };
});

function append(map: Map<string, DomNode[]>, key: string, node: DomNode): void {
  const list = map.get(key);
  if (list) list.push(node);
  else map.set(key, [node]);
}

/** Elements with one of the tags, in document order. */
export function byTag(dom: Dom, ...tags: readonly string[]): readonly DomNode[] {
  const index = indexOf(dom);
  if (tags.length === 1) return index.byTag.get(tags[0] ?? '') ?? [];
  return tags.flatMap((tag) => index.byTag.get(tag) ?? []).sort((a, b) => a.index - b.index);
}

/** Elements carrying that `id` (several when ids are repeated). */
export function byId(dom: Dom, id: string): readonly DomNode[] {
  return indexOf(dom).byId.get(id) ?? [];
}

export function childrenOf(dom: Dom, node: DomNode): readonly DomNode[] {
  return indexOf(dom).children[node.index] ?? [];
}

export function parentOf(dom: Dom, node: DomNode): DomNode | undefined {
  return dom.nodes[node.parent];
}

/** Ancestors, nearest first. */
export function ancestorsOf(dom: Dom, node: DomNode): DomNode[] {
  const found: DomNode[] = [];
  for (let up = parentOf(dom, node); up; up = parentOf(dom, up)) found.push(up);
  return found;
}

/** The node itself or its nearest ancestor that satisfies the test. */
export function closest(dom: Dom, node: DomNode, test: (candidate: DomNode) => boolean): DomNode | undefined {
  for (let at: DomNode | undefined = node; at; at = parentOf(dom, at)) if (test(at)) return at;
  return undefined;
}

/** Those of the nodes that stand in none of the others. */
export function outermost(dom: Dom, nodes: readonly DomNode[]): readonly DomNode[] {
  const known = new Set(nodes);
  return nodes.filter((node) => !ancestorsOf(dom, node).some((up) => known.has(up)));
}

/** Descendants in document order, the node left out. */
export function descendantsOf(dom: Dom, node: DomNode): DomNode[] {
  const found: DomNode[] = [];
  const stack = [...childrenOf(dom, node)].reverse();
  for (let at = stack.pop(); at; at = stack.pop()) {
    found.push(at);
    stack.push(...[...childrenOf(dom, at)].reverse());
  }
  return found;
}

const unreadTags = new Set(['script', 'style', 'template', 'noscript']);

interface Reading {
  readonly visibleOnly?: boolean;
  /** Elements left out with all that they hold. */
  readonly without?: (node: DomNode) => boolean;
}

/** Text of the element and its descendants as they are read, alternatives of images left out; white space folded. */
export function textOf(dom: Dom, node: DomNode, options: Reading = {}): string {
  const text = readText(dom, node, options, '');
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The same, cut where two line breaks or more follow each other: what the eye takes for paragraphs. */
export function paragraphsOf(dom: Dom, node: DomNode): string[] {
  return readText(dom, node, {}, lineBreak)
    .replaceAll(/\s+/g, ' ')
    .split(new RegExp(`${lineBreak}(?: ?${lineBreak})+`))
    .map((text) => text.replaceAll(lineBreak, ' ').trim())
    .filter((text) => text !== '');
}

/** The same, cut at every line break; a line without text is empty. */
export const linesOf = (dom: Dom, node: DomNode): string[] =>
  readText(dom, node, {}, lineBreak)
    .replaceAll(/\s+/g, ' ')
    .split(lineBreak)
    .map((line) => line.trim());

/** `ofBreak` stands for each `br`. White space as it comes. */
function readText(
  dom: Dom,
  node: DomNode,
  { visibleOnly = false, without }: Reading,
  ofBreak: string,
): string {
  const parts: string[] = [];
  const left: (DomNode | string)[] = [node];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at === 'string') parts.push(/^\s*[.,)\]…]/u.test(at) ? `${glued}${at.trim()}` : at);
    else if (at.tag === 'br') parts.push(ofBreak);
    else if (!without?.(at)) left.push(...piecesOf(dom, at, visibleOnly).reverse());
  }
  return parts.join(' ').replaceAll(new RegExp(`(?<!\\s)\\s*${glued}`, 'g'), '');
}

const lineBreak = '\u0002';

/** Stands where no space belongs: before the full stop that follows a link. */
const glued = '\u0001';

/** The element’s own text cut where its children stand, and these. */
function piecesOf(dom: Dom, node: DomNode, visibleOnly: boolean): (DomNode | string)[] {
  const own = unreadTags.has(node.tag) || (visibleOnly && !node.visible) ? '' : node.ownText;
  const pieces: (DomNode | string)[] = [];
  let from = 0;
  for (const child of childrenOf(dom, node)) {
    const to = Math.max(from, child.textOffset ?? own.length);
    if (to > from) pieces.push(own.slice(from, to));
    pieces.push(child);
    from = to;
  }
  return from < own.length ? [...pieces, own.slice(from)] : pieces;
}

/** Text of the elements an attribute lists by id (`aria-labelledby`, `aria-describedby`). */
export function textOfIds(dom: Dom, ids: string | undefined): string {
  if (!ids) return '';
  return ids
    .split(/\s+/)
    .map((id) => byId(dom, id)[0])
    .map((node) => (node ? node.attributes['aria-label'] || textOf(dom, node) : ''))
    .join(' ')
    .trim();
}

/** A short CSS selector that a person can paste in the browser’s tools; unique in its document when ids are. */
export function selectorOf(dom: Dom, node: DomNode): string {
  const steps: string[] = [];
  for (let at: DomNode | undefined = node; at && steps.length < 6; at = parentOf(dom, at)) {
    const id = at.attributes.id;
    if (id && /^[A-Za-z][\w-]*$/.test(id) && byId(dom, id).length === 1) {
      steps.unshift(`#${id}`);
      break;
    }
    steps.unshift(stepOf(dom, at));
  }
  return steps.join(' > ');
}

function stepOf(dom: Dom, node: DomNode): string {
  const parent = parentOf(dom, node);
  const twins = parent ? childrenOf(dom, parent).filter((twin) => twin.tag === node.tag) : [node];
  return twins.length < 2 ? node.tag : `${node.tag}:nth-of-type(${twins.indexOf(node) + 1})`;
}

const shownAttributes = 12;

/** The opening tag as HTML with the beginning of its text, 300 characters at most. For reading, never for parsing. */
export function snippetOf(dom: Dom, node: DomNode): string {
  const attributes = Object.entries(node.attributes)
    .slice(0, shownAttributes)
    .map(([name, value]) =>
      value === '' ? ` ${name}` : ` ${name}="${clip(value, 80).replaceAll('"', '&quot;')}"`,
    )
    .join('');
  const text = clip(textOf(dom, node), 80);
  const closing = text === '' ? '' : `${text}</${node.tag}>`;
  return clip(`<${node.tag}${attributes}>${closing}`, 300);
}

export function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Proofs a finding shows; the others are only counted. */
export const shownProofs = 20;

/** The evidence of one element, with what makes it known again in a later audit. */
export function elementEvidence(dom: Dom, node: DomNode, note?: string): Evidence {
  return {
    type: 'element',
    selector: selectorOf(dom, node),
    snippet: snippetOf(dom, node),
    ...(node.box && { box: { ...node.box } }),
    ...(note !== undefined && { note }),
    mark: markOf(dom, node),
  };
}

/** Elements in the accessibility tree. */
export function exposed(nodes: readonly DomNode[]): DomNode[] {
  return nodes.filter((node) => node.exposed);
}

/** Elements a sighted person sees. */
export function visible(nodes: readonly DomNode[]): DomNode[] {
  return nodes.filter((node) => node.visible);
}

/** First `meta[name=…]` (or `property`) content, trimmed; undefined when absent. */
export function metaContent(dom: Dom, name: string): string | undefined {
  return metasNamed(dom, name)[0]?.attributes.content?.trim();
}

/** The page’s own metas of those names (or properties); a framed document speaks for itself. */
export function metasNamed(dom: Dom, ...names: readonly string[]): DomNode[] {
  return byTag(dom, 'meta').filter(
    ({ document, attributes }) =>
      document === 0 && names.includes((attributes.name ?? attributes.property ?? '').toLowerCase()),
  );
}

/** The page’s own `meta http-equiv` of that name. */
export function pragmasNamed(dom: Dom, name: string): DomNode[] {
  return byTag(dom, 'meta').filter(
    ({ document, attributes }) => document === 0 && attributes['http-equiv']?.toLowerCase() === name,
  );
}

/** The page’s own `link` elements of that relation. */
export function linksWithRel(dom: Dom, rel: string): DomNode[] {
  return byTag(dom, 'link').filter(
    ({ document, attributes }) =>
      document === 0 && (attributes.rel ?? '').toLowerCase().split(/\s+/).includes(rel),
  );
}

/** The page declares to be as wide as the screen: a phone lays any other out on some 980 px, and shows it small. */
export function fitsPhones(dom: Dom): boolean {
  return /width\s*=\s*device-width|initial-scale\s*=/i.test(metaContent(dom, 'viewport') ?? '');
}
