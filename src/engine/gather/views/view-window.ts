import type { ViewDevice } from '../../artifacts.ts';
import { inPage } from '../in-page.ts';
import { viewports } from '../lighthouse.ts';
import type { Tab } from '../tab.ts';

const settleMs = 1_200;

/**
 * The window of a telephone or of a computer, without loading the page again, and the page standing still in it. The
 * browser goes on saying the name it said. `listens`: scripts of the page hear of a change of window.
 */
export async function openViewWindow(tab: Tab, device: ViewDevice, listens: boolean): Promise<void> {
  await tab.cdp.send('Emulation.setDeviceMetricsOverride', viewports[device]);
  await tab.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: viewports[device].mobile });
  await inPage(tab).settleView(listens, settleMs * tab.clock.stretch());
}
