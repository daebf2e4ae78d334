import type { ConsentBanner } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { bannerScript } from './consent/banner-script.ts';
import { defineArtifact } from './define-artifact.ts';
import { evaluateIsolated, type Tab } from './tab.ts';

export const consentBanner = defineArtifact({
  id: 'consentBanner',
  gather: ({ tab }) => gatherConsentBanner(tab),
});

const frameLimit = 12;
const frameTimeoutMs = 2_000;

/** The banner as it stands after the load, before any choice; some managers live in a frame of their own. */
async function gatherConsentBanner(tab: Tab): Promise<ConsentBanner> {
  const inPage = JSON.parse(await evaluateIsolated<string>(tab, bannerScript)) as ConsentBanner;
  if (inPage.found) return inPage;
  const frames = tab.page.frames().slice(1, frameLimit + 1);
  for (const frame of frames) {
    const text = await inTime(frame.evaluate(bannerScript), frameTimeoutMs, 'consentBanner', tab).catch(
      () => null,
    );
    if (typeof text !== 'string') continue;
    const inFrame = JSON.parse(text) as ConsentBanner;
    if (inFrame.found) return inFrame;
  }
  return inPage;
}
