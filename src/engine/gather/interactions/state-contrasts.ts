import type { StateContrast, Stylesheet } from '../../artifacts.ts';
import type { StateText } from '../../in-page/state-contrasts.ts';
import { handleFrom, inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { foreignSheets } from './foreign-sheets.ts';
import { desktop, setWindow } from './windows.ts';

const hovered = ['hover'];
const focused = ['focus', 'focus-visible', 'focus-within'];

/**
 * WCAG 1.4.3 holds in every state: the contrast of texts that styles repaint under the pointer or with the focus, before and in
 * that state. The browser is told the state of the element: nothing is pressed and no script hears of it. Texts whose colours
 * styles alone do not tell are left out.
 */
export async function stateContrasts(
  tab: Tab,
  stylesheets: readonly Stylesheet[],
  deadline: number,
): Promise<StateContrast[]> {
  await setWindow(tab, desktop);
  const texts = await inPage(tab).listStateTexts(
    foreignSheets(tab, stylesheets, /:hover|:focus/),
    tab.clock.stretch(),
  );
  if (texts.length === 0) return [];
  const contrasts: StateContrast[] = [];
  await tab.cdp.send('DOM.enable');
  await tab.cdp.send('DOM.getDocument', { depth: 0 });
  await tab.cdp.send('CSS.enable');
  try {
    for (const [at, text] of texts.entries()) {
      if (tab.clock.now() > deadline) break;
      const before = await inPage(tab).bringStateText(at);
      if (!before) continue;
      const { forced, ...element } = text;
      const after = await whileForced(tab, text, at, () => inPage(tab).paintedText(at));
      if (after) contrasts.push({ ...element, before: before.ratio, after: after.ratio, large: after.large });
    }
  } finally {
    // With it go the states that were given.
    await tab.cdp.send('CSS.disable').catch(() => undefined);
  }
  return contrasts;
}

async function whileForced<Value>(
  tab: Tab,
  { state, forced }: StateText,
  at: number,
  read: () => Promise<Value>,
): Promise<Value> {
  const nodeIds: number[] = [];
  const force = (nodeId: number, forcedPseudoClasses: string[]) =>
    tab.cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  try {
    for (let place = 0; place < forced; place += 1) {
      const objectId = await handleFrom(tab, 'stateElement', at, place);
      if (objectId === undefined) continue;
      const { nodeId } = await tab.cdp.send('DOM.requestNode', { objectId });
      await tab.cdp.send('Runtime.releaseObject', { objectId });
      nodeIds.push(nodeId);
      await force(nodeId, state === 'hover' ? hovered : focused);
    }
    return await read();
  } finally {
    for (const nodeId of nodeIds) await force(nodeId, []).catch(() => undefined);
  }
}
