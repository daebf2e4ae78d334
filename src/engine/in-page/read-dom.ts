import { type ElementFacts, elementFacts } from './element-facts.ts';
import { numberElements } from './element-numbers.ts';
import { type ElementPlaces, openElementPlaces } from './element-places.ts';
import { openExposures } from './exposure.ts';
import { isUnhidden } from './is-seen.ts';
import { ownAttributes } from './own-attributes.ts';
import { foldSpaces, openOwnTexts } from './own-texts.ts';
import { walkParts } from './part-walk.ts';
import type { RawNode } from './raw-dom.ts';
import { openStyleTable } from './style-table.ts';
import { type WalkedElement, walkElements } from './walk-elements.ts';

/**
 * Reads every element of the page, or of the parts that came (`findRoots`), once: a `RawDom` as JSON. Numbers the elements
 * for later steps. `limit`: elements kept; those beyond are counted.
 */
export function readDom(what: 'page' | 'parts', limit: number): string {
  const { list, count } = what === 'page' ? walkElements(document, limit) : walkParts(limit);
  const { nodes, styles } = nodesOf(list);
  numberElements(list.map(({ element }) => element));
  const { doctype, documentElement: root, body } = document;
  // `innerWidth` is what can be seen zoomed out: on a telephone, a page that goes past its window widens it.
  const inWindow = (document.compatMode === 'BackCompat' && body) || root;
  return JSON.stringify({
    nodes,
    styles,
    count,
    doctype: doctype && { name: doctype.name, publicId: doctype.publicId, systemId: doctype.systemId },
    compatMode: document.compatMode,
    title: document.title,
    baseUrl: document.baseURI,
    // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
    text: foldSpaces((body?.innerText ?? '').slice(0, 300_000)).slice(0, 100_000),
    viewport: {
      width: inWindow?.clientWidth || innerWidth,
      height: inWindow?.clientHeight || innerHeight,
    },
    page: {
      width: Math.max(root?.scrollWidth ?? 0, body?.scrollWidth ?? 0),
      height: Math.max(root?.scrollHeight ?? 0, body?.scrollHeight ?? 0),
    },
  });
}

function nodesOf(list: readonly WalkedElement[]): { nodes: RawNode[]; styles: Record<string, string>[] } {
  const table = openStyleTable();
  const places = openElementPlaces();
  const texts = openOwnTexts();
  const exposureOf = openExposures();
  const facts = elementFacts();
  const nodes = list.map((walked, index): RawNode => {
    const { element } = walked;
    const computed = getComputedStyle(element);
    const box = places.boxOf(element);
    const exposure = exposureOf(walked, index, computed);
    const extra = extraOf(element, facts, places);
    const textOffset = texts.offsetOf(element);
    return {
      parent: walked.parent,
      tag: element.localName,
      attributes: attributesOf(element),
      ownText: texts.textOf(element),
      ...(textOffset === undefined ? {} : { textOffset }),
      box,
      style: table.indexOf(computed),
      visible: box !== null && box.width > 0 && box.height > 0 && isUnhidden(element),
      ...exposure,
      document: walked.document,
      inShadow: walked.inShadow,
      entered: walked.entered,
      ...(Object.keys(extra).length > 0 ? { extra } : {}),
    };
  });
  return { nodes, styles: table.styles };
}

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of ownAttributes(element)) attributes[name] = value.slice(0, 2_000);
  return attributes;
}

/** What few elements have: an address, a picture, a film, the state of a field, lines, texts that styles add. */
function extraOf(element: Element, facts: ElementFacts, places: ElementPlaces): Record<string, unknown> {
  const extra: Record<string, unknown> = {};
  const before = facts.generatedText(element, '::before');
  const after = facts.generatedText(element, '::after');
  if (before) extra.before = before;
  if (after) extra.after = after;
  if (element.localName === 'a' && element.getClientRects().length > 1) extra.lines = places.linesOf(element);
  const textRight = facts.textPastEdge(element);
  if (textRight !== undefined) extra.textRight = textRight;
  const url = addressOf(element);
  if (url !== null) extra.url = url;
  if (element instanceof HTMLImageElement || (element.localName === 'img' && 'naturalWidth' in element))
    extra.image = facts.imageOf(element as HTMLImageElement);
  if (
    element.localName === 'svg' &&
    element.querySelector('[role]:is([aria-label]:not([aria-label=""]),[aria-labelledby])')
  )
    extra.namedParts = true;
  if (element.localName === 'audio' || element.localName === 'video')
    extra.media = facts.mediaOf(element as HTMLVideoElement);
  if (['input', 'select', 'textarea', 'button'].includes(element.localName))
    Object.assign(extra, fieldOf(element as HTMLInputElement));
  return extra;
}

/** The address it leads to or is drawn from, whole; null: none, or one that is no address. */
function addressOf(element: Element): string | null {
  for (const name of ['href', 'src', 'action', 'data', 'poster']) {
    const value = element.getAttribute(name);
    if (value === null || (value === '' && name === 'src')) continue;
    return URL.canParse(value, element.baseURI) ? new URL(value, element.baseURI).href.slice(0, 4_000) : null;
  }
  return null;
}

function fieldOf(field: HTMLInputElement): Record<string, unknown> {
  return {
    field: {
      type: String(field.type ?? ''),
      checked: field.checked === true,
      required: field.required === true,
      disabled: field.disabled === true || field.matches(':disabled'),
      value: String(field.value ?? '').slice(0, 200),
      // Forms give a space to the fields whose label moves: nothing is shown then.
      ...(field.matches(':placeholder-shown') && field.placeholder.trim() !== '' && { hint: hintOf(field) }),
    },
    ...(field.type === 'image' && {
      image: { currentSrc: field.src, naturalWidth: 0, naturalHeight: 0, complete: true },
    }),
  };
}

function hintOf(field: Element): { color: string; opacity: string } {
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  return { color, opacity };
}
