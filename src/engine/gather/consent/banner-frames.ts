import type { ElementHandle, Frame } from 'puppeteer-core';
import type { ConsentBanner } from '../../artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import { acceptButtons, refuseButtons } from '../../derive/trackers/consent.ts';
import type { Control, Wanted } from '../../in-page/consent-controls.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { bannerScript, controlScript, controlsScript } from './frame-scripts.ts';

/** A first layer on screen, and the frame it stands in. */
export interface SeenBanner {
  readonly frame: Frame;
  readonly banner: ConsentBanner;
}

const frameLimit = 12;
const frameTimeoutMs = 2_000;
const clickTimeoutMs = 3_000;

/**
 * The banner that asks for a choice: a small icon that only reopens it does not count.
 * @throws Error while the page navigates
 */
export async function seeBanner(tab: Tab): Promise<SeenBanner | null> {
  const [main, ...frames] = tab.page.frames().slice(0, frameLimit + 1);
  if (!main) return null;
  const own = asking(await inTime(inPage(tab).readBanner(), frameTimeoutMs, 'consentBanner', tab));
  if (own) return { frame: main, banner: own };
  const script = await bannerScript();
  for (const frame of frames) {
    const banner = readBanner(
      await inTime(frame.evaluate(script), frameTimeoutMs, 'consentBanner', tab).catch(() => null),
    );
    if (banner) return { frame, banner };
  }
  return null;
}

function readBanner(text: unknown): ConsentBanner | null {
  return typeof text === 'string' ? asking(JSON.parse(text) as ConsentBanner) : null;
}

/** Null: it asks for no choice. */
function asking(banner: ConsentBanner): ConsentBanner | null {
  const asks = acceptButtons(banner).length > 0 || refuseButtons(banner).length > 0;
  return banner.found && asks ? banner : null;
}

export interface FrameControl extends Control {
  readonly frame: Frame;
}

/** Everything that can be clicked, in the page and its frames. */
export async function controlsOf(tab: Tab): Promise<FrameControl[]> {
  const pass = await controlsScript();
  const frames = tab.page.frames().slice(0, frameLimit + 1);
  const found = await Promise.all(
    frames.map(async (frame) => {
      const text = await inTime(frame.evaluate(pass), frameTimeoutMs, 'controls', tab).catch(() => '[]');
      return (JSON.parse(String(text)) as Control[]).map((control) => ({ ...control, frame }));
    }),
  );
  return found.flat();
}

/**
 * Clicks as a visitor does, with a real mouse event; false when the control is no longer there. A control covered by
 * something else gets the event all the same: what is judged is what the site does with the choice.
 */
export async function clickControl(
  { clock }: Tab,
  frame: Frame,
  wanted: Wanted,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  const pass = await controlScript({ text: wanted.text, box: wanted.box, selector: wanted.selector });
  const handle = await inTime(frame.evaluateHandle(pass), frameTimeoutMs, 'control', { clock }).catch(
    () => null,
  );
  const element = handle?.asElement() as ElementHandle<HTMLElement> | null | undefined;
  if (!element) return false;
  const clicked = await inTime(element.click(), clickTimeoutMs, 'click', { clock }).then(
    () => true,
    () => false,
  );
  if (clicked && (await isDone())) return true;
  await inTime(
    element.evaluate((target) => target.click()),
    clickTimeoutMs,
    'click',
    { clock },
  ).catch(() => undefined);
  return true;
}
