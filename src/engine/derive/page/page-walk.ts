import { mostPlaces, type PageWalk, type ReadingBlock, type TabStop } from '#contract/page-walk.ts';
import {
  type Box,
  type Dom,
  type DomNode,
  type Keyboard,
  orElse,
  type PageArtifacts,
} from '../../artifacts.ts';
import { clip } from '../dom/dom.ts';

const nameLength = 60;

/**
 * In which order the page is gone through by the Tab key and by a screen reader, in each window that was pictured, the
 * visit’s own first; none where the page was not pictured or could not be read.
 */
export function walksOfPage(artifacts: PageArtifacts): PageWalk[] {
  const { page } = artifacts;
  const dom = orElse(artifacts.dom, null);
  if (page.screenshot === null || !dom) return [];
  const own = walkOf(page.device, dom, orElse(artifacts.keyboard, null), new Set());
  const other = otherView(artifacts);
  if (!other) return [own];
  // What is closed at first is met by nobody who goes through the page.
  const closed = new Set(other.parts.flatMap(({ nodes }) => nodes));
  return [own, walkOf(other.device, other.dom, { ...other.keyboard, walked: false }, closed)];
}

/** The window of the other device, where it was pictured. */
export const otherView = ({ page, views }: Pick<PageArtifacts, 'page' | 'views'>) =>
  orElse(views, []).find(({ device, picture }) => device !== page.device && picture !== undefined);

function walkOf(
  device: PageWalk['device'],
  dom: Dom,
  keyboard: Keyboard | null,
  closed: ReadonlySet<number>,
): PageWalk {
  const { stops, pressed } = stopsOf(dom, keyboard, closed);
  const blocks = readingBlocks(dom, closed);
  return {
    device,
    stops: stops.slice(0, mostPlaces),
    pressed: Math.min(pressed, mostPlaces),
    moreStops: Math.max(0, stops.length - mostPlaces),
    blocks: blocks.slice(0, mostPlaces),
    moreBlocks: Math.max(0, blocks.length - mostPlaces),
  };
}

type Step = Keyboard['steps'][number];

/** The stops that were reached, then those the code of the page announces, where the walk did not go to its end. */
function stopsOf(
  dom: Dom,
  keyboard: Keyboard | null,
  closed: ReadonlySet<number>,
): { stops: TabStop[]; pressed: number } {
  const steps = keyboard?.steps ?? [];
  const isWalked = keyboard !== null && keyboard.walked !== false;
  const walked = isWalked ? steps.slice(0, keyboard.pressed ?? steps.length) : [];
  const trap = keyboard?.trap;
  const reached = walked.map((step): TabStop => {
    const isTrap = trap?.selector === step.selector && trap.snippet === step.snippet;
    const node = dom.nodes[step.node ?? -1];
    return {
      ...placeOf(node?.box ?? null),
      name: node ? nameOf(node) : clip(step.snippet, nameLength),
      focus: focusOf(step),
      ...(isTrap && { trap: true as const }),
    };
  });
  if (isWalked && !keyboard.truncated && !trap) return { stops: reached, pressed: reached.length };
  const met = new Set(walked.map(({ node }) => node));
  const tried = new Map(steps.map((step) => [step.node, step]));
  const announced = expectedStops(dom, closed)
    .filter(({ index }) => !met.has(index))
    .map((node): TabStop => {
      const step = tried.get(node.index);
      return { ...placeOf(node.box), name: nameOf(node), ...(step && { focus: focusOf(step) }) };
    });
  return { stops: [...reached, ...announced], pressed: reached.length };
}

const focusOf = ({ focusVisible, coveredBy }: Step): TabStop['focus'] => {
  if (coveredBy) return 'covered';
  return focusVisible ? 'seen' : 'unseen';
};

/** Positive `tabindex` first, then the order of the code; of the buttons of one choice, the first. */
function expectedStops(dom: Dom, closed: ReadonlySet<number>): DomNode[] {
  const choices = new Set<string>();
  const stops = dom.nodes.filter(({ index, tabbable, document, field, attributes }) => {
    if (!tabbable || document !== 0 || closed.has(index) || field?.disabled) return false;
    if (field?.type !== 'radio' || !attributes.name) return true;
    const isNew = !choices.has(attributes.name);
    choices.add(attributes.name);
    return isNew;
  });
  const rank = ({ attributes }: DomNode) => {
    const asked = Number(attributes.tabindex ?? 0);
    return asked > 0 ? asked : Number.POSITIVE_INFINITY;
  };
  return stops.toSorted((a, b) => (rank(a) === rank(b) ? a.index - b.index : rank(a) - rank(b)));
}

/** What a screen reader comes to, in the order of the code: text by block, images and fields by themselves. */
function readingBlocks(dom: Dom, closed: ReadonlySet<number>): ReadingBlock[] {
  const found = new Map<number, { node: DomNode; kind: ReadingBlock['kind']; texts: string[] }>();
  const holders: DomNode[] = [];
  for (const node of dom.nodes) {
    // A parent comes before its children.
    const up = isInLine(node) ? holders[node.parent] : undefined;
    holders.push(up ?? node);
    if (!node.exposed || node.document !== 0 || closed.has(node.index)) continue;
    const kind = kindOf(node);
    const isAlone = kind === 'image' || kind === 'field';
    const text = isAlone ? node.name : node.ownText;
    if (text.trim() === '') continue;
    const holder = isAlone ? node : (up ?? node);
    const block = found.get(holder.index);
    if (block) block.texts.push(text);
    else found.set(holder.index, { node: holder, kind: kindOf(holder), texts: [text] });
  }
  return [...found.values()].flatMap(({ node, kind, texts }) => {
    const { at } = placeOf(node.box);
    return at ? [{ at, kind, text: clip(texts.join(' '), nameLength) }] : [];
  });
}

function kindOf({ role, field, tag }: DomNode): ReadingBlock['kind'] {
  if (role === 'heading') return 'heading';
  if (role === 'image' || role === 'img') return 'image';
  return field && tag !== 'button' && !/^(?:submit|button|reset|image|hidden)$/.test(field.type)
    ? 'field'
    : 'text';
}

/** It begins no line of its own, and is no heading: read with what is around. */
const isInLine = (node: DomNode): boolean =>
  (node.style.display.startsWith('inline') || node.style.display === 'contents') &&
  kindOf(node) !== 'heading';

const nameOf = ({ name, attributes, tag }: DomNode): string =>
  clip(name || attributes.title || attributes.placeholder || `<${tag}>`, nameLength);

function placeOf(box: Box | null): { at?: [number, number, number, number] } {
  if (!box) return {};
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
  return { at: [x ?? 0, y ?? 0, width ?? 0, height ?? 0] };
}
