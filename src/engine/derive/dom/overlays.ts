import { foldText } from '#contract/fold-text.ts';
import type { Box, ConsentBanner, Dom, DomNode } from '../../artifacts.ts';
import { paintsBackground } from '../css/colour.ts';
import { ancestorsOf, closest, descendantsOf, selectorOf, textOf } from './dom.ts';
import { isShown } from './visibility.ts';

const consentWords = /\bcookies?\b|\btraceurs?\b|\bconsentement\b/;
const ageWords = /\bplus de 18 ans\b|\bmajeur\w?\b|\bvotre age\b|\bavez-vous 18 ans\b/;

/** Layers in front of the first screen that hide more than a share of it; consent and age gates left out. */
export function coveringLayers(dom: Dom, banner: ConsentBanner, share: number): DomNode[] {
  const { width, height } = dom.viewport;
  const layers = dom.nodes.filter((node) => {
    if (node.document !== 0 || !isShown(node) || node.style.position !== 'fixed') return false;
    if (['body', 'html', 'header', 'nav', 'video', 'canvas', 'main'].includes(node.tag)) return false;
    if (Number.parseInt(node.style.zIndex, 10) < 0 || textOf(dom, node).length < 10) return false;
    // Closed by its author: nobody can press anything in it.
    if (closest(dom, node, ({ attributes }) => attributes.inert !== undefined)) return false;
    return coverOf(node.box, width, height) > share && coverOf(paintedOf(dom, node), width, height) > share;
  });
  return layers.filter((node) => {
    if (layers.some((other) => ancestorsOf(dom, node).includes(other))) return false;
    const text = foldText(textOf(dom, node, { visibleOnly: true }));
    const isBanner = banner.found && banner.selector !== '' && selectorOf(dom, node) === banner.selector;
    return !isBanner && !consentWords.test(text) && !ageWords.test(text);
  });
}

const paintedTags = /^(?:img|svg|video|canvas|iframe|object|embed|input|select|textarea|button)$/;

const paints = (node: DomNode): boolean =>
  isShown(node) &&
  (node.ownText !== '' ||
    paintedTags.test(node.tag) ||
    paintsBackground(node) ||
    /url\(|gradient\(/.test(node.style.backgroundImage));

/**
 * What it draws of the window: its own box, else the smallest one around all it holds there. Of a see-through layer whose
 * panel waits past the edge, nothing.
 */
function paintedOf(dom: Dom, layer: DomNode): Box | null {
  if (paints(layer)) return layer.box;
  const { width, height } = dom.viewport;
  const boxes = descendantsOf(dom, layer).flatMap((node) =>
    node.box && paints(node) && coverOf(node.box, width, height) > 0 ? [node.box] : [],
  );
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function coverOf(box: Box | null, width: number, height: number): number {
  if (!box || width * height === 0) return 0;
  const shownWidth = Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  const shownHeight = Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0));
  return (shownWidth * shownHeight) / (width * height);
}
