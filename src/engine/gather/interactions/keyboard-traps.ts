import type { Dom, DomNode, DrivenElement } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';

const candidateLimit = 6;
const listens = /^(?:keydown|keypress|keyup|blur|focusout)$/;

/** What may hold the focus: it listens to the keyboard or to its loss of focus. Fields first: they are many people’s way. */
function trapCandidates(dom: Dom): readonly DomNode[] {
  const all = dom.nodes.filter(
    (node) =>
      node.tabbable &&
      isShown(node) &&
      node.document === 0 &&
      !node.inShadow &&
      (node.listeners ?? []).some((type) => listens.test(type)),
  );
  const isField = ({ field }: DomNode) => field !== undefined;
  return [...all.filter(isField), ...all.filter((node) => !isField(node))].slice(0, candidateLimit);
}

/** RGAA 12.9: elements that neither Tab, nor Shift and Tab, nor Escape then Tab lets go. A dialog may keep the focus. */
export async function keyboardTraps(tab: Tab, dom: Dom | null, deadline: number): Promise<DrivenElement[]> {
  const found: DrivenElement[] = [];
  const { keyboard } = tab.page;
  await tab.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  for (const node of dom ? trapCandidates(dom) : []) {
    if (tab.clock.now() > deadline) break;
    const entered = await inPage(tab).enterTrap(selectorOf(dom as Dom, node));
    if (!entered) continue;
    const holds = async (press: () => Promise<unknown>) => {
      await press();
      return inPage(tab).isHeld();
    };
    const backwards = async () => {
      await keyboard.down('Shift');
      await keyboard.press('Tab');
      await keyboard.up('Shift');
    };
    const afterEscape = async () => {
      await keyboard.press('Escape');
      await keyboard.press('Tab');
    };
    const isTrap =
      (await holds(() => keyboard.press('Tab'))) &&
      (await holds(() => keyboard.press('Tab'))) &&
      (await holds(backwards)) &&
      (await holds(afterEscape));
    if (isTrap) found.push(entered);
  }
  return found;
}
