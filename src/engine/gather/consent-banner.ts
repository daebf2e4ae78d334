import type { ConsentBanner } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { defineArtifact } from './define-artifact.ts';
import { consentPass } from './page/consent-pass.ts';
import { evaluateIsolated, type Tab } from './tab.ts';

export const consentBanner = defineArtifact({
  id: 'consentBanner',
  gather: ({ tab }) => gatherConsentBanner(tab),
});

const frameLimit = 12;
const frameTimeoutMs = 2_000;

/** The banner as it stands after the load, before any choice; some managers live in a frame of their own. */
async function gatherConsentBanner(tab: Tab): Promise<ConsentBanner> {
  const pass = `(${consentPass.toString()})()`;
  const inPage = JSON.parse(await evaluateIsolated<string>(tab, pass)) as ConsentBanner;
  if (inPage.found) return inPage;
  const frames = tab.page.frames().slice(1, frameLimit + 1);
  for (const frame of frames) {
    const text = await inTime(frame.evaluate(pass), frameTimeoutMs, 'consentBanner', tab).catch(() => null);
    if (typeof text !== 'string') continue;
    const inFrame = JSON.parse(text) as ConsentBanner;
    if (inFrame.found) return inFrame;
  }
  return inPage;
}
