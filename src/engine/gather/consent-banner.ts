import { type ConsentBanner, isArtifactError } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { acceptButtons, refuseButtons } from '../derive/trackers/consent.ts';
import { bannerScript } from './consent/frame-scripts.ts';
import { waitFor } from './consent/wait.ts';
import { defineArtifact } from './define-artifact.ts';
import { inPage } from './in-page.ts';
import type { Tab } from './tab.ts';

export const firstBanner = defineArtifact({
  id: 'firstBanner',
  gather: ({ tab }) => readFrames(tab),
});

/** Since the navigation began: banners come late on purpose, so as not to weigh on the measures of speed. The scrolling mostly takes longer. Useful ms. */
const lateMs = 8_000;

/**
 * The banner, looked for again where none asked for a choice after the load: after the scrolling, and before anything is
 * pressed, which may open the choices again.
 */
export const consentBanner = defineArtifact({
  id: 'consentBanner',
  after: ['firstBanner'],
  async gather({ tab, request, deadline }, _, { firstBanner: first }) {
    const known = first && !isArtifactError(first) ? first : null;
    if (known && asks(known)) return known;
    const since = tab.clock.now() - (deadline - request.deadlineMs);
    const waitMs = request.isHome ? lateMs - since : 0;
    let last = await readFrames(tab);
    const look = async () => {
      last = await readFrames(tab);
      return asks(last);
    };
    if (waitMs > 0 && !asks(last)) await waitFor(tab, look, waitMs, lookAgainMs);
    return last.found || !known ? last : known;
  },
});

/** Looking costs the page some milliseconds each time. */
const lookAgainMs = 300;

const asks = (banner: ConsentBanner): boolean =>
  banner.found && (acceptButtons(banner).length > 0 || refuseButtons(banner).length > 0);

const frameLimit = 12;
const frameTimeoutMs = 2_000;

/** The banner as it stands now, before any choice; some managers live in a frame of their own. */
async function readFrames(tab: Tab): Promise<ConsentBanner> {
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
