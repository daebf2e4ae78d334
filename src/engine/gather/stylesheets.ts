import { setTimeout as sleep } from 'node:timers/promises';
import type { Protocol } from 'puppeteer-core';
import type { Stylesheet } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { evaluateMain, type Tab } from './tab.ts';

export const stylesheets = defineArtifact({ id: 'stylesheets', gather: ({ tab }) => gatherStylesheets(tab) });

const textLimit = 500_000;
const sheetLimit = 100;

type Header = Protocol.CSS.CSSStyleSheetHeader;

/** A sheet as the page lists it; `length` in UTF-16 units, of a `style` element’s text. */
interface ListedSheet {
  readonly href: string;
  readonly media: string;
  readonly length: number;
}

/**
 * Style sheets with their text, those of other origins included (the protocol has no same-origin rule), in the
 * order of the page.
 */
async function gatherStylesheets(tab: Tab): Promise<Stylesheet[]> {
  const { cdp } = tab;
  const headers: Header[] = [];
  const collect = ({ header }: Protocol.CSS.StyleSheetAddedEvent) => void headers.push(header);
  cdp.on('CSS.styleSheetAdded', collect);
  try {
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const listed = await evaluateMain<ListedSheet[]>(tab, listQuery);
    const regular = headers.filter(({ origin }) => origin === 'regular');
    return await Promise.all(
      inPageOrder(regular, listed)
        .slice(0, sheetLimit)
        .map(async ({ header, media }) => {
          const text = await textOf(tab, header);
          return { url: header.sourceURL, inline: header.isInline, text: text.slice(0, textLimit), media };
        }),
    );
  } finally {
    cdp.off('CSS.styleSheetAdded', collect);
    await cdp.send('CSS.disable').catch(() => undefined);
  }
}

/** Asked twice: of an imported sheet that has just come, the first answer may be empty. */
async function textOf({ cdp, clock }: Tab, { styleSheetId, length }: Header): Promise<string> {
  const ask = () =>
    cdp.send('CSS.getStyleSheetText', { styleSheetId }).then(
      (answer) => answer.text,
      () => '',
    );
  const first = await ask();
  if (first !== '' || length === 0) return first;
  await sleep(100 * clock.stretch());
  return ask();
}

/** Chromium tells sheets in the order of their arrival, which differs from one load to the next. */
function inPageOrder(headers: readonly Header[], listed: readonly ListedSheet[]) {
  const left = [...headers].sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  const ordered: { header: Header; media: string }[] = [];
  for (const { href, media, length } of listed) {
    const isSame = (header: Header) =>
      href === ''
        ? header.isInline && header.length === length
        : !header.isInline && header.sourceURL === href;
    const index = left.findIndex(isSame);
    const [header] = index < 0 ? [] : left.splice(index, 1);
    if (header) ordered.push({ header, media });
  }
  // Imported sheets and those of shadow trees are not in the page’s list.
  return [...ordered, ...left.map((header) => ({ header, media: '' }))];
}

const pad = (number: number) => String(number).padStart(9, '0');
const placeOf = ({ sourceURL, startLine, startColumn }: Header) =>
  `${sourceURL} ${pad(startLine)} ${pad(startColumn)}`;

const listQuery = `(() => {
  const list = [];
  for (const sheet of document.styleSheets) {
    const href = sheet.href || '';
    const length = href === '' && sheet.ownerNode ? sheet.ownerNode.textContent.length : 0;
    list.push({ href, media: sheet.media.mediaText, length });
  }
  return list;
})()`;
