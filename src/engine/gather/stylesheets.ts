import type { Protocol } from 'puppeteer-core';
import type { Stylesheet } from '../artifacts.ts';
import { evaluateMain, type Tab } from './tab.ts';

const textLimit = 500_000;
const sheetLimit = 100;

/** Style sheets with their text, those of other origins included (the protocol has no same-origin rule). */
export async function gatherStylesheets(tab: Tab): Promise<Stylesheet[]> {
  const { cdp } = tab;
  const headers: Protocol.CSS.CSSStyleSheetHeader[] = [];
  const collect = ({ header }: Protocol.CSS.StyleSheetAddedEvent) => void headers.push(header);
  cdp.on('CSS.styleSheetAdded', collect);
  try {
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const media = await evaluateMain<{ href: string; media: string }[]>(tab, mediaQuery);
    const mediaByHref = new Map(media.map((sheet) => [sheet.href, sheet.media]));
    const inlineMedia = media.filter(({ href }) => href === '').map((sheet) => sheet.media);
    const regular = headers.filter(({ origin }) => origin === 'regular').slice(0, sheetLimit);
    const texts = await Promise.all(
      regular.map(({ styleSheetId }) =>
        cdp.send('CSS.getStyleSheetText', { styleSheetId }).then(
          ({ text }) => text,
          () => '',
        ),
      ),
    );
    let inlineSeen = 0;
    return regular.map((header, index) => ({
      url: header.sourceURL,
      inline: header.isInline,
      text: (texts[index] ?? '').slice(0, textLimit),
      media: header.isInline ? (inlineMedia[inlineSeen++] ?? '') : (mediaByHref.get(header.sourceURL) ?? ''),
    }));
  } finally {
    cdp.off('CSS.styleSheetAdded', collect);
    await cdp.send('CSS.disable').catch(() => undefined);
  }
}

const mediaQuery = `(() => {
  const list = [];
  for (const sheet of document.styleSheets) list.push({ href: sheet.href || '', media: sheet.media.mediaText });
  return list;
})()`;
