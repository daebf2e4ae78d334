import type { Browser, Page } from 'puppeteer-core';
import { launchBrowser } from '#engine/browser/launch-browser.ts';
import type { Log } from '#platform/log.ts';
import { type DrawnParts, drawParts, type PartLook, type PartOrder } from './draw-parts.ts';

/** The proxy such a browser is given: nothing listens there, so nothing it asks for leaves the machine. */
const noWayOut = 9;

export interface Printing<Result> {
  /** Rejects when the signal aborts, at once, or when the browser fails. */
  readonly result: Promise<Result>;
  /** Resolves once the browser and its profile are gone. Never rejects. */
  readonly closed: Promise<void>;
}

/** What can be asked of the browser that prints. */
export interface Printer {
  /** A self-contained HTML page as a tagged, outlined PDF. */
  print(html: string): Promise<Uint8Array>;
  /** Parts of stored pictures as small JPEGs; null where one cannot be shown. */
  draw(orders: readonly PartOrder[], look: PartLook): Promise<DrawnParts>;
}

/** Lets `job` print in a browser of its own: scripts are off and every request is refused. */
export function printHtml<Result>(
  job: (printer: Printer) => Promise<Result>,
  world: { readonly chromiumPath: string; readonly log: Log; readonly signal: AbortSignal },
): Printing<Result> {
  const launching = launchBrowser({
    executablePath: world.chromiumPath,
    proxyPort: noWayOut,
    hearsRequests: true,
    log: world.log,
  });
  const printed = launching.then(({ browser }) => job(printerOf(browser)));
  const result = Promise.race([printed, abortOf(world.signal)]);
  const closed = result
    .catch(() => undefined)
    .then(() => launching)
    .then(({ close }) => close())
    .catch(() => undefined);
  // What comes after an abort has no reader.
  printed.catch(() => undefined);
  return { result, closed };
}

function printerOf(browser: Browser): Printer {
  return {
    async print(html) {
      const page = await openTab(browser);
      await page.setContent(html, { waitUntil: 'load' });
      const bytes = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      await page.close();
      return bytes;
    },
    draw: (orders, look) => drawParts(browser, openTab, orders, look),
  };
}

/** Scripts are off, every request is refused. */
async function openTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.abort('blockedbyclient').catch(() => undefined));
  return page;
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
