import { JSDOM } from 'jsdom';

let shared: JSDOM | null = null;

/**
 * Reads HTML as a document at that address, which holds until the next call: one window serves all pages of a test run,
 * since making one takes ten times as long as reading a page.
 */
export function parsePage(html: string, url: string): Document {
  shared ??= new JSDOM('', { url });
  shared.reconfigure({ url });
  const { document } = shared.window;
  document.open();
  document.write(html);
  document.close();
  return document;
}
