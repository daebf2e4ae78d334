import type { Stylesheet } from '../../artifacts.ts';
import { readCss } from './css-rules.ts';

const address = /^(?:url\(\s*(?:"([^"]+)"|'([^']+)'|([^)"'\s]+))\s*\)|"([^"]+)"|'([^']+)')(.*)$/is;

export interface Import {
  /** Absolute, without fragment. */
  readonly url: string;
  /** What follows the address: media, `layer`, `supports`; empty when nothing does. */
  readonly condition: string;
}

/** What the sheet imports. A `style` element carries the address of its page. */
export function importsOf(sheet: Stylesheet): Import[] {
  return readCss(sheet).imports.flatMap((params) => {
    const match = address.exec(params);
    const written = match?.slice(1, 6).find((part) => part !== undefined);
    const url = written === undefined ? null : URL.parse(written, sheet.url);
    if (!url) return [];
    url.hash = '';
    return [{ url: url.href, condition: (match?.[6] ?? '').trim() }];
  });
}

/** Some sheet of the page was not read: what no sheet says proves nothing then. */
export function isAnySheetUnread(stylesheets: readonly Stylesheet[]): boolean {
  const read = new Set(stylesheets.filter(({ text }) => text !== '').map(({ url }) => url.split('#')[0]));
  return stylesheets.some(
    (sheet) => (!sheet.inline && sheet.text === '') || importsOf(sheet).some(({ url }) => !read.has(url)),
  );
}
