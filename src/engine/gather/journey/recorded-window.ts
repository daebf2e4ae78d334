import type { JourneyStep } from '#contract/journey/journey.ts';
import type { Tab } from '../tab.ts';

type Window = Omit<
  Extract<JourneyStep, { readonly type: 'setViewport' }>,
  'type' | 'navigates' | 'timeoutMs'
>;

/** Gives the tab the window of a recording, with a finger where it had one. */
export async function setWindow(
  { cdp }: Pick<Tab, 'cdp'>,
  { width, height, isMobile = false, hasTouch = false, scale = 1 }: Window,
): Promise<void> {
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width),
    height: Math.round(height),
    deviceScaleFactor: scale,
    mobile: isMobile,
  });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
}
