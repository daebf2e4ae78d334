import type { ConsentBanner, Dom, DomNode } from '../../artifacts.ts';
import { foldText } from '../page/page-kind.ts';
import { ancestorsOf, selectorOf, textOf } from './dom.ts';
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
    return coverOf(node, width, height) > share;
  });
  return layers.filter((node) => {
    if (layers.some((other) => ancestorsOf(dom, node).includes(other))) return false;
    const text = foldText(textOf(dom, node, { visibleOnly: true }));
    const isBanner = banner.found && banner.selector !== '' && selectorOf(dom, node) === banner.selector;
    return !isBanner && !consentWords.test(text) && !ageWords.test(text);
  });
}

function coverOf({ box }: DomNode, width: number, height: number): number {
  if (!box || width * height === 0) return 0;
  const shownWidth = Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  const shownHeight = Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0));
  return (shownWidth * shownHeight) / (width * height);
}
