import type { ConsentBanner } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { bannerScript } from './consent/frame-scripts.ts';
import { defineArtifact } from './define-artifact.ts';
import { inPage } from './in-page.ts';
import type { Tab } from './tab.ts';

export const consentBanner = defineArtifact({
  id: 'consentBanner',
  gather: ({ tab }) => gatherConsentBanner(tab),
});

const frameLimit = 12;
const frameTimeoutMs = 2_000;

/** The banner as it stands after the load, before any choice; some managers live in a frame of their own. */
async function gatherConsentBanner(tab: Tab): Promise<ConsentBanner> {
  const own = await inPage(tab).readBanner();
  if (own.found) return own;
  const frames = tab.page.frames().slice(1, frameLimit + 1);
  const script = await bannerScript();
  for (const frame of frames) {
    const text = await inTime(frame.evaluate(script), frameTimeoutMs, 'consentBanner', tab).catch(() => null);
    if (typeof text !== 'string') continue;
    const inFrame = JSON.parse(text) as ConsentBanner;
    if (inFrame.found) return inFrame;
  }
  return own;
}
