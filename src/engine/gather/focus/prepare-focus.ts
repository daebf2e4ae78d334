import { addSheet, prepareMoves, runInPage, still } from '../moves/run-in-page.ts';
import { installColours } from '../page/colour-tools.ts';
import { installFocusTools } from '../page/focus-tools.ts';
import type { Tab } from '../tab.ts';

/** No movement and no blinking caret between the two pictures of an element. */
const stillness = `*,*::before,*::after{caret-color:transparent!important;${still}}`;

/** Holds the page still and installs what tells how an element looks with the focus; the answer lets the page move again. */
export async function prepareFocus(tab: Tab): Promise<() => Promise<void>> {
  await prepareMoves(tab);
  await runInPage(tab, installColours);
  await runInPage(tab, installFocusTools);
  return addSheet(tab, stillness);
}
