import type { Browser, Page } from 'puppeteer-core';
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

/** What can be asked of the browser that prints. */
export interface Printer {
  /** A self-contained HTML page as a tagged, outlined PDF. */
  print(html: string): Promise<Uint8Array>;
  /** A self-contained HTML page as it shows in a window of that size (CSS px), as a JPEG twice as fine. */
  draw(html: string, size: { readonly width: number; readonly height: number }): Promise<Uint8Array>;
}

/** Lets `job` print in a browser of its own: scripts are off and every request is refused. */
export function printHtml(
  job: (printer: Printer) => Promise<Uint8Array>,
  world: { readonly chromiumPath: string; readonly log: Log; readonly signal: AbortSignal },
): Printing {
  const launching = launchBrowser({
    executablePath: world.chromiumPath,
    proxyPort: noWayOut,
    hearsRequests: true,
    log: world.log,
  });
  const printed = launching.then(({ browser }) => job(printerOf(browser)));
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

function printerOf(browser: Browser): Printer {
  return {
    async print(html) {
      const page = await showPage(browser, html);
      const bytes = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      await page.close();
      return bytes;
    },
    async draw(html, size) {
      const page = await showPage(browser, html, size);
      const bytes = await page.screenshot({ type: 'jpeg', quality: 82 });
      await page.close();
      return bytes;
    },
  };
}

async function showPage(
  browser: Browser,
  html: string,
  size?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await browser.newPage();
  if (size) await page.setViewport({ ...size, deviceScaleFactor: 2 });
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.abort('blockedbyclient').catch(() => undefined));
  await page.setContent(html, { waitUntil: 'load' });
  return page;
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
