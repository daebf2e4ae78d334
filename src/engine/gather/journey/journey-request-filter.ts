import type { Protocol } from 'puppeteer-core';
import type { JourneyFailure } from '#contract/journey/journey.ts';
import { isOfHost } from '#contract/journey/read-recording.ts';
import { isRefusedInJourney } from '../../address/journey-dangers.ts';
import type { Tab } from '../tab.ts';

/** What one step may send. */
type MaySend = 'reading' | 'forms';

/** Watches what a journey asks for: nothing goes elsewhere, signs out, deletes or orders. */
export interface JourneyRequestFilter {
  /** From now on, until the next call. */
  allow(what: MaySend): void;
  /** What was refused since the last look, the gravest first; null: nothing. */
  refused(): JourneyFailure | null;
  release(): Promise<void>;
}

/**
 * Intercepts the requests of the tab for a journey on `host`. The document stays on its host; only there, and only during a step that
 * acts, is something sent. What others are sent by the page itself (measures, beacons) is let go no further.
 */
export async function filterJourneyRequests(tab: Tab, host: string): Promise<JourneyRequestFilter> {
  const { frameTree } = await tab.cdp.send('Page.getFrameTree');
  let may: MaySend = 'reading';
  let seen: JourneyFailure | null = null;
  const judge = (paused: Protocol.Fetch.RequestPausedEvent): boolean => {
    const why = refusalOf(paused, { host, may, mainFrame: frameTree.frame.id });
    if (why === null) return true;
    // What a stranger’s script wanted to send does not stop the journey.
    if (why !== 'silent') seen ??= why;
    return false;
  };
  const release = await tab.requests.intercept([{ urlPattern: '*' }], judge, true);
  return {
    allow(what) {
      may = what;
    },
    refused() {
      const told = seen;
      seen = null;
      return told;
    },
    release,
  };
}

interface Rules {
  readonly host: string;
  readonly may: MaySend;
  readonly mainFrame: string;
}

/** Why a request of a journey is not let out; null: it may go. Pure. */
export function refusalOf(
  {
    request,
    resourceType,
    frameId,
  }: Pick<Protocol.Fetch.RequestPausedEvent, 'request' | 'resourceType' | 'frameId'>,
  { host, may, mainFrame }: Rules,
): JourneyFailure | 'silent' | null {
  const isDocument = resourceType === 'Document' && frameId === mainFrame;
  const isOwn = isOfHost(request.url, host);
  if (isDocument && !isOwn) return 'left-site';
  const url = URL.parse(request.url);
  if (isOwn && url && isRefusedInJourney(url)) return isDocument ? 'act-refused' : 'silent';
  if (/^(?:GET|HEAD|OPTIONS)$/.test(request.method)) return null;
  if (!isOwn) return 'silent';
  if (request.method !== 'POST') return 'send-refused';
  if (may === 'forms') return null;
  return isDocument ? 'send-refused' : 'silent';
}
