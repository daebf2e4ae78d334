import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, descendantsOf, parentOf } from './dom.ts';
import { isInteractive } from './names.ts';
import { isShownNow } from './visibility.ts';

/** WCAG 2.2, 2.5.8: side of a sufficient target, and diameter of the circle small ones must keep free. CSS px. */
const sidePx = 24;
/** Each is compared with all: beyond this many, the first ones speak for the page. */
const comparedTargets = 2_000;

interface Target {
  readonly node: DomNode;
  readonly box: Box;
  /** What reacts to the finger: the lines of a link that wraps, else its box. */
  readonly areas: readonly Box[];
  /** What it keeps its distance to while one scrolls: the page, the window, or what a sticky box holds. */
  readonly moves: 'page' | 'window' | DomNode;
}

/** Targets a finger aims at: shown controls of the page itself, one per nested group, links inside a sentence left out. */
export function touchTargetsOf(dom: Dom): Target[] {
  const targets = dom.nodes.flatMap((node) => {
    const { box } = node;
    if (node.document !== 0 || !box || !node.tabbable || !isInteractive(node) || !isShownNow(dom, node))
      return [];
    if (node.tag === 'iframe' || node.tag === 'label' || node.field?.disabled) return [];
    if (isNativeChoice(node) || isInSentence(dom, node)) return [];
    const parent = parentOf(dom, node);
    return parent && closest(dom, parent, isInteractive) ? [] : [targetOf(dom, node, box)];
  });
  return targets.slice(0, comparedTargets);
}

function movesOf(dom: Dom, node: DomNode): Target['moves'] {
  let moves: Target['moves'] = 'page';
  for (let up: DomNode | undefined = node; up; up = parentOf(dom, up)) {
    if (up.style.position === 'fixed') return 'window';
    if (up.style.position === 'sticky') moves = up;
  }
  return moves;
}

/** The box of an inline link is its lines of text, its picture is as tall as it is. */
function targetOf(dom: Dom, node: DomNode, own: Box): Target {
  const moves = movesOf(dom, node);
  if (node.style.display !== 'inline') return { node, box: own, areas: [own], moves };
  const inside = descendantsOf(dom, node).flatMap((inner) => (inner.visible && inner.box ? [inner.box] : []));
  const box = around(own, inside);
  return { node, box, areas: node.lines ? [...node.lines, ...inside] : [box], moves };
}

function around(own: Box, boxes: readonly Box[]): Box {
  return boxes.reduce((area, box) => {
    const [x, y] = [Math.min(area.x, box.x), Math.min(area.y, box.y)];
    const right = Math.max(area.x + area.width, box.x + box.width);
    const bottom = Math.max(area.y + area.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, own);
}

/**
 * Targets that are too small and too close to another one (spacing exception of 2.5.8). What stays in the window while the
 * page passes under it is nobody’s neighbour: it lies over one link now, over another two lines further.
 */
export function crampedTargets(targets: readonly Target[]): Target[] {
  const isSmall = ({ box }: Target) => box.width < sidePx || box.height < sidePx;
  return targets.filter(
    (target) => isSmall(target) && targets.some((other) => touches(target, other, isSmall(other))),
  );
}

/** Size and place are the browser’s (exception of 2.5.8). */
function isNativeChoice({ tag, field }: DomNode): boolean {
  return tag === 'input' && (field?.type === 'checkbox' || field?.type === 'radio');
}

/** Inline, with words around it in the same block that no other target holds. */
function isInSentence(dom: Dom, node: DomNode): boolean {
  if (!isInline(node)) return false;
  const parent = parentOf(dom, node);
  const block = parent && closest(dom, parent, (up) => !isInline(up));
  return block !== undefined && /\p{L}{2}/u.test(lineTextOf(dom, block));
}

const isInline = ({ style }: DomNode): boolean => style.display === 'inline';

/** Text of the block and of what runs in its lines, targets left out. */
function lineTextOf(dom: Dom, block: DomNode): string {
  const inside = childrenOf(dom, block).filter(
    (child) => isInline(child) && child.visible && !isInteractive(child),
  );
  return [block.ownText, ...inside.map((child) => lineTextOf(dom, child))].join(' ');
}

function touches(small: Target, other: Target, otherIsSmall: boolean): boolean {
  if (small.node === other.node || small.moves !== other.moves) return false;
  const centre = centreOf(small.box);
  const reach = sidePx / 2;
  if (otherIsSmall) {
    const far = centreOf(other.box);
    return Math.hypot(centre.x - far.x, centre.y - far.y) < sidePx;
  }
  return other.areas.some(({ x, y, width, height }) => {
    const nearestX = Math.max(x, Math.min(centre.x, x + width));
    const nearestY = Math.max(y, Math.min(centre.y, y + height));
    return Math.hypot(centre.x - nearestX, centre.y - nearestY) < reach;
  });
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
