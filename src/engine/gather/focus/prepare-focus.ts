import { inPage } from '../in-page.ts';
import { addSheet, still } from '../interactions/run-in-page.ts';
import type { Tab } from '../tab.ts';

/** No movement and no blinking caret between the two pictures of an element. */
const stillness = `*,*::before,*::after{caret-color:transparent!important;${still}}`;

/** Holds the page still and installs what tells how an element looks with the focus; the answer lets the page move again. */
export async function prepareFocus(tab: Tab): Promise<() => Promise<void>> {
  // Other pages of the browser open beside: without it, the one that opened last has the focus, and this one shows none.
  await tab.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await inPage(tab).beginFocus();
  return addSheet(tab, stillness);
}
