import type { NodeStyle } from '../../artifacts.ts';
import type { ElementFacts } from './element-facts.ts';
import type { WalkedElement } from './walk-elements.ts';

/** A node as it leaves the page: styles are numbers of a shared table, roles and listeners come later. */
export interface RawNode {
  readonly parent: number;
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly ownText: string;
  readonly textOffset?: number;
  readonly box: { x: number; y: number; width: number; height: number } | null;
  readonly style: number;
  readonly visible: boolean;
  readonly exposed: boolean;
  readonly focusable: boolean;
  readonly tabbable: boolean;
  readonly document: number;
  readonly inShadow: boolean;
  readonly entered: boolean;
  readonly extra?: Record<string, unknown>;
}

export interface RawDom {
  readonly nodes: readonly RawNode[];
  readonly styles: NodeStyle[];
  readonly count: number;
  readonly doctype: { name: string; publicId: string; systemId: string } | null;
  readonly compatMode: 'CSS1Compat' | 'BackCompat';
  readonly title: string;
  readonly baseUrl: string;
  readonly text: string;
  readonly viewport: { width: number; height: number };
  readonly page: { width: number; height: number };
}

/** Runs in our isolated world. Reads every element once; leaves the list of elements for later steps. */
export function domPass(
  walk: (root: Document, limit: number) => { list: WalkedElement[]; count: number },
  limit: number,
  facts: ElementFacts,
): string {
  const styleNames = [
    'display',
    'visibility',
    'opacity',
    'position',
    'color',
    'backgroundColor',
    'backgroundImage',
    'fontSize',
    'fontWeight',
    'fontFamily',
    'textDecorationLine',
    'textAlign',
    'cursor',
    'zIndex',
    'overflowX',
    'overflowY',
    'borderTopWidth',
    'borderTopColor',
    'outlineStyle',
    'clip',
    'whiteSpace',
    'lineHeight',
    'fontStyle',
    'textTransform',
    'textIndent',
    'borderBottomWidth',
    'borderBottomColor',
    'boxShadow',
  ] as const;
  const { list, count } = walk(document, limit);
  const styles: Record<string, string>[] = [];
  const styleIndexes = new Map<string, number>();
  const origins = new Map<Document, { x: number; y: number }>([[document, { x: scrollX, y: scrollY }]]);
  const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

  /** What makes more of an element than its colours: most have nothing of it. */
  function effectsOf(computed: CSSStyleDeclaration): Record<string, string> {
    const { filter, mixBlendMode, textShadow, webkitTextFillColor: textFill, color } = computed;
    const effects: Record<string, string> = {};
    if (filter !== 'none') effects.filter = filter.slice(0, 500);
    if (mixBlendMode !== 'normal') effects.mixBlendMode = mixBlendMode;
    if (textShadow !== 'none') effects.textShadow = textShadow.slice(0, 500);
    if (textFill !== color) effects.textFill = textFill;
    if (gradientCovers(computed)) effects.gradientCovers = 'yes';
    return effects;
  }

  /** Each of the gradients: repeated both ways, or as large as its box and not moved. */
  function gradientCovers(computed: CSSStyleDeclaration): boolean {
    const { backgroundImage, backgroundRepeat, backgroundClip } = computed;
    const { backgroundSize, backgroundPosition } = computed;
    if (!backgroundImage.includes('gradient(')) return false;
    const all = (list: string, kind: RegExp): boolean => list.split(', ').every((one) => kind.test(one));
    const isWhole =
      all(backgroundSize, /^(?:auto|cover|contain|100%(?: 100%)?)$/) &&
      all(backgroundPosition, /^(?:[\d.]+%\s?){2}$/);
    return all(backgroundClip, /^(?:border|padding)-box$/) && (isWhole || all(backgroundRepeat, /^repeat$/));
  }

  function styleIndex(computed: CSSStyleDeclaration): number {
    const effects = effectsOf(computed);
    let key = Object.entries(effects).join('\u0001');
    for (const name of styleNames) key += `${computed[name]}\u0001`;
    let index = styleIndexes.get(key);
    if (index === undefined) {
      const style: Record<string, string> = effects;
      for (const name of styleNames)
        style[name] = (/color$/i.test(name) ? facts.painted(computed[name]) : computed[name]).slice(0, 500);
      index = styles.push(style) - 1;
      styleIndexes.set(key, index);
    }
    return index;
  }

  /** Where a document’s viewport begins on the page. */
  function originOf(owner: Document): { x: number; y: number } {
    const known = origins.get(owner);
    if (known) return known;
    const host = owner.defaultView?.frameElement;
    const around = host ? originOf(host.ownerDocument) : { x: 0, y: 0 };
    const rect = host?.getBoundingClientRect();
    const origin = {
      x: around.x + (rect?.x ?? 0) + (host?.clientLeft ?? 0),
      y: around.y + (rect?.y ?? 0) + (host?.clientTop ?? 0),
    };
    origins.set(owner, origin);
    return origin;
  }

  function boxOf(element: Element): RawNode['box'] {
    if (element.getClientRects().length === 0) return null;
    return placed(element.getBoundingClientRect(), originOf(element.ownerDocument));
  }

  function placed(rect: DOMRect, origin: { x: number; y: number }): NonNullable<RawNode['box']> {
    const tenth = (value: number) => Math.round(value * 10) / 10;
    return {
      x: tenth(rect.x + origin.x),
      y: tenth(rect.y + origin.y),
      width: tenth(rect.width),
      height: tenth(rect.height),
    };
  }

  const textOffsets = new Map<Element, number>();

  /** Notes on the way where each child stands in that text, unless all of it comes before. */
  function ownText(element: Element): string {
    const most = 2_000;
    let text = '';
    const places: [Element, number][] = [];
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 1) places[places.length] = [child as Element, text.length];
      if (child.nodeType !== 3 || text.length >= most) continue;
      const piece = fold((child as Text).data.slice(0, 20_000));
      if (piece !== '') text += text === '' ? piece : ` ${piece}`;
    }
    text = text.slice(0, most);
    for (const [child, offset] of places) if (offset < text.length) textOffsets.set(child, offset);
    return text;
  }

  function attributesOf(element: Element): Record<string, string> {
    const attributes: Record<string, string> = {};
    for (const { name, value } of element.attributes) attributes[name] = value.slice(0, 2_000);
    return attributes;
  }

  function extraOf(element: Element): Record<string, unknown> {
    const extra: Record<string, unknown> = {};
    const before = facts.generatedText(element, '::before');
    const after = facts.generatedText(element, '::after');
    if (before) extra.before = before;
    if (after) extra.after = after;
    const lines = element.localName === 'a' ? element.getClientRects() : [];
    if (lines.length > 1)
      extra.lines = Array.from(lines, (line) => placed(line, originOf(element.ownerDocument)));
    const textRight = facts.textPastEdge(element);
    if (textRight !== undefined) extra.textRight = textRight;
    for (const name of ['href', 'src', 'action', 'data', 'poster']) {
      const value = element.getAttribute(name);
      if (value === null || (value === '' && name === 'src')) continue;
      if (URL.canParse(value, element.baseURI))
        extra.url = new URL(value, element.baseURI).href.slice(0, 4_000);
      break;
    }
    if (element instanceof HTMLImageElement || (element.localName === 'img' && 'naturalWidth' in element)) {
      extra.image = facts.imageOf(element as HTMLImageElement);
    }
    if (
      element.localName === 'svg' &&
      element.querySelector('[role]:is([aria-label]:not([aria-label=""]),[aria-labelledby])')
    )
      extra.namedParts = true;
    if (element.localName === 'audio' || element.localName === 'video') {
      extra.media = facts.mediaOf(element as HTMLVideoElement);
    }
    if (['input', 'select', 'textarea', 'button'].includes(element.localName)) {
      const field = element as HTMLInputElement;
      extra.field = {
        type: String(field.type ?? ''),
        checked: field.checked === true,
        required: field.required === true,
        disabled: field.disabled === true || element.matches(':disabled'),
        value: String(field.value ?? '').slice(0, 200),
      };
      if (field.type === 'image')
        extra.image = { currentSrc: field.src, naturalWidth: 0, naturalHeight: 0, complete: true };
    }
    return extra;
  }

  const inert: boolean[] = [];
  const hiddenFromHelp: boolean[] = [];
  const exposures: boolean[] = [];

  function nodeOf(walked: WalkedElement, index: number): RawNode {
    const { element, parent } = walked;
    const computed = getComputedStyle(element);
    const box = boxOf(element);
    inert[index] = inert[parent] === true || element.hasAttribute('inert');
    hiddenFromHelp[index] = hiddenFromHelp[parent] === true || element.getAttribute('aria-hidden') === 'true';
    const drawn =
      computed.display === 'contents'
        ? exposures[parent] !== false && computed.visibility === 'visible'
        : element.checkVisibility({ visibilityProperty: true });
    const partOfShown = /^(?:option|optgroup|area|param|source|track)$/.test(element.localName);
    exposures[index] =
      !inert[index] && !hiddenFromHelp[index] && (partOfShown ? exposures[parent] === true : drawn);
    const tabIndex = (element as HTMLElement).tabIndex ?? -1;
    // Chromium gives 0 to every anchor and media, yet without an address or controls they never take the focus.
    const idle = element.matches('a:not([href]),area:not([href]),:is(audio,video):not([controls])');
    const takesFocus =
      (tabIndex >= 0 && !idle) ||
      element.hasAttribute('tabindex') ||
      (element as HTMLElement).isContentEditable === true ||
      (element.localName === 'summary' && element.parentElement?.localName === 'details');
    const focusable = takesFocus && drawn && !inert[index] && !element.matches(':disabled');
    const extra = extraOf(element);
    // Its parent was read before it.
    const textOffset = textOffsets.get(element);
    return {
      parent,
      tag: element.localName,
      attributes: attributesOf(element),
      ownText: ownText(element),
      ...(textOffset === undefined ? {} : { textOffset }),
      box,
      style: styleIndex(computed),
      visible:
        box !== null &&
        box.width > 0 &&
        box.height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      exposed: exposures[index] === true,
      focusable,
      tabbable: focusable && !(element.hasAttribute('tabindex') && tabIndex < 0),
      document: walked.document,
      inShadow: walked.inShadow,
      entered: walked.entered,
      ...(Object.keys(extra).length > 0 ? { extra } : {}),
    };
  }

  const nodes = list.map(nodeOf);
  const { doctype, documentElement: rootElement } = document;
  // Later steps (axe, buttons of a banner) find their elements’ numbers here; only our world sees it.
  (globalThis as { constatIndexes?: Map<Element, number> }).constatIndexes = new Map(
    list.map((walked, index) => [walked.element, index]),
  );
  // `innerWidth` is what can be seen zoomed out: on a telephone, a page that goes past its window widens it.
  const inWindow = (document.compatMode === 'BackCompat' && document.body) || rootElement;
  return JSON.stringify({
    nodes,
    styles,
    count,
    doctype: doctype && { name: doctype.name, publicId: doctype.publicId, systemId: doctype.systemId },
    compatMode: document.compatMode,
    title: document.title,
    baseUrl: document.baseURI,
    // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
    text: fold((document.body?.innerText ?? '').slice(0, 300_000)).slice(0, 100_000),
    viewport: {
      width: inWindow?.clientWidth || innerWidth,
      height: inWindow?.clientHeight || innerHeight,
    },
    page: {
      width: Math.max(rootElement?.scrollWidth ?? 0, document.body?.scrollWidth ?? 0),
      height: Math.max(rootElement?.scrollHeight ?? 0, document.body?.scrollHeight ?? 0),
    },
  });
}
