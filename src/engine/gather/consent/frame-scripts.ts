import type { Wanted } from '../../in-page/consent-controls.ts';
import { inPageScript } from '../in-page-script.ts';

/** An expression for one frame: our functions are evaluated in it, and leave nothing there. */
const inFrame = async (expression: string): Promise<string> =>
  `(()=>{${await inPageScript('frame')}return ${expression}})()`;

/** Its banner, as JSON. */
export const bannerScript = (): Promise<string> => inFrame('JSON.stringify(inPage.readBanner())');

/** Its controls, as JSON. */
export const controlsScript = (): Promise<string> => inFrame('JSON.stringify(inPage.listControls())');

/** The control that is wanted, as an element. */
export const controlScript = (wanted: Wanted): Promise<string> =>
  inFrame(`inPage.findControl(${JSON.stringify(wanted)})`);
