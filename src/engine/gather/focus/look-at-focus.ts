import type { Dom, DomNode, Keyboard } from '../../artifacts.ts';
import { selectorOf, snippetOf } from '../../derive/dom/dom.ts';
import { isClipped, isPutAside } from '../../derive/dom/visibility.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { focusPixels } from './focus-pixels.ts';
import { prepareFocus } from './prepare-focus.ts';

/** Pixels that the focus changes, by component: what one page measured need not be measured on the next. */
export type ComponentMemory = Map<string, number>;

const candidateLimit = 150;
const lookMs = 700;
/** Components whose pixels are compared in one view. */
const pictureLimit = 5;
const memoryLimit = 2_000;

/**
 * Tries the focus of elements of the present view, which `dom` describes. Without a change of style, pixels decide; what
 * could not be pictured is left out. Handlers of the page run; the focus and the scrolling are put back.
 */
export async function focusStepsOf(
  tab: Tab,
  dom: Dom,
  nodes: readonly DomNode[],
  memory: ComponentMemory,
): Promise<Keyboard['steps']> {
  const candidates = nodes.filter(isCandidate).slice(0, candidateLimit);
  if (candidates.length === 0) return [];
  const release = await prepareFocus(tab);
  try {
    const looks = await inPage(tab).lookAtFocus(
      candidates.map(({ index }) => index),
      lookMs * tab.clock.stretch(),
    );
    const pale = looks.filter(({ styleChanges }) => !styleChanges);
    const pixels = pale.length > 0 ? await pixelsOf(tab, dom, pale, memory) : new Map<string, number>();
    return looks.flatMap(({ index, styleChanges, outline, key }) => {
      const node = dom.nodes[index];
      const changed = styleChanges ? -1 : pixels.get(key);
      if (!node || changed === undefined) return [];
      const focusVisible = changed !== 0;
      const step = { ...named(dom, node), node: index, focusVisible, changedPixels: changed };
      return [outline ? { ...step, outline } : step];
    });
  } finally {
    await inPage(tab).restoreFocus();
    await release();
  }
}

/** More than any page hides of its links until they have the focus. */
const hiddenLimit = 40;

/** What Tab comes to and nobody sees without the focus. */
export const hiddenStops = (dom: Dom): DomNode[] =>
  dom.nodes.filter(
    (node) =>
      node.tabbable &&
      node.document === 0 &&
      (node.style.opacity === '0' || isClipped(node) || isPutAside(dom, node)),
  );

/** Which of them are in sight while they have the focus, by number. */
export async function shownByFocusOf(tab: Tab, hidden: readonly DomNode[]): Promise<number[]> {
  if (hidden.length === 0) return [];
  const release = await prepareFocus(tab);
  try {
    return await inPage(tab).shownWithFocus(
      hidden.slice(0, hiddenLimit).map(({ index }) => index),
      lookMs * tab.clock.stretch(),
    );
  } finally {
    await inPage(tab).restoreFocus();
    await release();
  }
}

const named = (dom: Dom, node: DomNode) => ({
  selector: selectorOf(dom, node),
  snippet: snippetOf(dom, node),
});

/** A caret tells where one is in a text field; frames and players have an order of their own. */
function isCandidate(node: DomNode): boolean {
  const { tag, tabbable, visible, document, field, attributes } = node;
  if (!tabbable || !visible || document !== 0 || isClipped(node) || field?.disabled) return false;
  if (/^(?:iframe|frame|object|embed|audio|video|textarea)$/.test(tag)) return false;
  if (attributes.contenteditable !== undefined) return false;
  return tag !== 'input' || /^(?:button|submit|reset|image|checkbox|radio|range)$/.test(field?.type ?? '');
}

/** Pixels by component; those that could not be pictured are not in it. */
async function pixelsOf(
  tab: Tab,
  dom: Dom,
  looks: readonly { readonly index: number; readonly key: string }[],
  memory: ComponentMemory,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const [x, y] = await inPage(tab).windowPlace();
  let pictures = 0;
  const patience = { left: 1 };
  for (const { index, key } of looks) {
    if (found.has(key)) continue;
    const remembered = memory.get(`${dom.viewport.width} ${key}`);
    if (remembered !== undefined) found.set(key, remembered);
    if (remembered !== undefined || pictures === pictureLimit) continue;
    const box = await inPage(tab).bringToFocus(index);
    if (!box) continue;
    pictures += 1;
    await inPage(tab).setFocus(true);
    const changed = await focusPixels(tab, box, patience);
    await inPage(tab).setFocus(false);
    if (changed === null) continue;
    found.set(key, changed);
    if (memory.size < memoryLimit) memory.set(`${dom.viewport.width} ${key}`, changed);
  }
  await inPage(tab).putBoxesBack();
  await inPage(tab).scrollWindow(x, y);
  return found;
}
