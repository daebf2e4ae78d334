import type { Browser } from 'puppeteer-core';
import { launchBrowser } from '#engine/browser/launch-browser.ts';
import type { Log } from '#platform/log.ts';

/** The proxy such a browser is given: nothing listens there, so nothing it asks for leaves the machine. */
const noWayOut = 9;

export interface Printing {
  /** Rejects when the signal aborts, at once, or when the browser fails. */
  readonly bytes: Promise<Uint8Array>;
  /** Resolves once the browser and its profile are gone. Never rejects. */
  readonly closed: Promise<void>;
}

/**
 * Prints a self-contained HTML page as a tagged, outlined PDF, in a browser of its own: scripts are off and every
 * request is refused.
 */
export function printHtml(
  html: string,
  world: { readonly chromiumPath: string; readonly log: Log; readonly signal: AbortSignal },
): Printing {
  const launching = launchBrowser({
    executablePath: world.chromiumPath,
    proxyPort: noWayOut,
    log: world.log,
  });
  const printed = launching.then(({ browser }) => print(browser, html));
  const bytes = Promise.race([printed, abortOf(world.signal)]);
  const closed = bytes
    .catch(() => undefined)
    .then(() => launching)
    .then(({ close }) => close())
    .catch(() => undefined);
  // What comes after an abort has no reader.
  printed.catch(() => undefined);
  return { bytes, closed };
}

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.abort('blockedbyclient').catch(() => undefined));
  await page.setContent(html, { waitUntil: 'load' });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
