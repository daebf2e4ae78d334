import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Box, Dom, DomNode, NodeStyle } from '#engine/artifacts.ts';

const shownTags = new Set([
  'head',
  'meta',
  'link',
  'title',
  'script',
  'style',
  'template',
  'base',
  'noscript',
]);

/**
 * Builds the `dom` artifact from a jsdom document, for rule tests. There is no layout: every shown element gets a
 * 100×20 box unless `data-box="x y width height"` says otherwise; style comes from inline and `<style>` rules;
 * `data-lines="x y width height, …"` gives the lines of a link that wraps, `data-text-right` where a text that goes past its
 * box ends, `data-listeners="click,keydown"` plants event
 * listeners, `data-natural="width height src"` an image’s real size,
 * `data-film="1920x1080"` a film’s, `data-before`/`data-after` generated content.
 */
export function domFromDocument(document: Document): Dom {
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('svg'),
  );
  const indexOf = new Map(elements.map((element, index) => [element, index]));
  const nodes = elements.map((element, index) =>
    nodeOf(element, index, indexOf.get(element.parentElement as Element) ?? -1),
  );
  const doctype = document.doctype;
  return {
    nodes,
    truncated: false,
    elementCount: nodes.length,
    doctype: doctype && { name: doctype.name, publicId: doctype.publicId, systemId: doctype.systemId },
    compatMode: document.compatMode as Dom['compatMode'],
    title: document.title,
    baseUrl: document.baseURI,
    text: nodes
      .filter((node) => node.visible)
      .map((node) => node.ownText)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    viewport: { width: 412, height: 823 },
    page: { width: 412, height: 823 },
  };
}

function nodeOf(element: Element, index: number, parent: number): DomNode {
  const view = element.ownerDocument.defaultView as Window;
  const computed = view.getComputedStyle(element);
  const laidOut = !shownTags.has(element.tagName.toLowerCase()) && isDisplayed(element, view);
  const isInert = element.closest('[inert]') !== null;
  const exposed = laidOut && !isInaccessible(element) && !isInert;
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !helperAttributes.test(name))
      .map(({ name, value }) => [name, value]),
  );
  return {
    index,
    parent,
    tag: element.tagName.toLowerCase(),
    attributes,
    ownText: ownText(element),
    ...textOffset(element),
    box: laidOut ? boxOf(element) : null,
    ...linesOf(element),
    ...(element.hasAttribute('data-text-right') && {
      textRight: Number(element.getAttribute('data-text-right')),
    }),
    style: styleOf(computed),
    visible: laidOut && computed.visibility !== 'hidden' && computed.opacity !== '0',
    exposed,
    role: exposed ? (getRole(element) ?? '') : '',
    name: exposed ? computeAccessibleName(element) : '',
    focusable: laidOut && !isInert && isFocusable(element),
    tabbable:
      laidOut && !isInert && isFocusable(element) && Number(element.getAttribute('tabindex') ?? 0) >= 0,
    ...generated(element),
    ...live(element),
    ...(element.localName === 'svg' &&
      element.querySelector('[role]:is([aria-label]:not([aria-label=""]),[aria-labelledby])') && {
        namedParts: true as const,
      }),
    ...(element.getAttribute('data-listeners') && {
      listeners: (element.getAttribute('data-listeners') ?? '').split(','),
    }),
    ...(element.hasAttribute('data-in-passing') && { inPassing: true as const }),
    ...(element.getAttribute('data-idle-moves') && {
      idleMoves: (element.getAttribute('data-idle-moves') ?? '').split(','),
    }),
    document: 0,
    inShadow: false,
  };
}

const helperAttributes = /^data-(box|text-right|listeners|idle-moves|natural|film|before|after)$/;

function isDisplayed(element: Element, view: Window): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (view.getComputedStyle(at).display === 'none') return false;
  return true;
}

const ownText = (element: Element): string => textsOf([...element.childNodes]);

function textsOf(nodes: readonly ChildNode[]): string {
  return nodes
    .filter((child) => child.nodeType === 3)
    .map((child) => child.textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOffset(element: Element): Pick<DomNode, 'textOffset'> {
  const siblings = [...(element.parentElement?.childNodes ?? [])];
  const before = textsOf(siblings.slice(0, siblings.indexOf(element))).length;
  return before < textsOf(siblings).length ? { textOffset: before } : {};
}

const boxOf = (element: Element): Box => boxFrom(element.getAttribute('data-box') ?? '0 0 100 20');

function boxFrom(words: string): Box {
  const [x = 0, y = 0, width = 100, height = 20] = words.trim().split(/\s+/).map(Number);
  return { x, y, width, height };
}

function linesOf(element: Element): Pick<DomNode, 'lines'> {
  const words = element.getAttribute('data-lines');
  return words === null ? {} : { lines: words.split(',').map(boxFrom) };
}

function styleOf(computed: CSSStyleDeclaration): NodeStyle {
  return {
    display: computed.display,
    visibility: computed.visibility || 'visible',
    opacity: computed.opacity || '1',
    position: computed.position || 'static',
    color: computed.color || 'rgb(0, 0, 0)',
    backgroundColor: computed.backgroundColor || 'rgba(0, 0, 0, 0)',
    backgroundImage: computed.backgroundImage || 'none',
    fontSize: computed.fontSize || '16px',
    fontWeight: computed.fontWeight || '400',
    fontFamily: computed.fontFamily || 'sans-serif',
    textDecorationLine: computed.textDecorationLine || 'none',
    textAlign: computed.textAlign || 'start',
    cursor: computed.cursor || 'auto',
    zIndex: computed.zIndex || 'auto',
    overflowX: computed.overflowX || 'visible',
    overflowY: computed.overflowY || 'visible',
    borderTopWidth: computed.borderTopWidth || '0px',
    borderTopColor: computed.borderTopColor || 'rgb(0, 0, 0)',
    outlineStyle: computed.outlineStyle || 'none',
    clip: computed.getPropertyValue('clip') || 'auto',
    whiteSpace: computed.whiteSpace || 'normal',
    lineHeight: computed.lineHeight || 'normal',
    fontStyle: computed.fontStyle || 'normal',
    textTransform: computed.textTransform || 'none',
    textIndent: computed.textIndent || '0px',
    borderBottomWidth: computed.borderBottomWidth || '0px',
    borderBottomColor: computed.borderBottomColor || 'rgb(0, 0, 0)',
    boxShadow: /none$/.test(computed.boxShadow) ? 'none' : computed.boxShadow,
  };
}

function isFocusable(element: Element): boolean {
  if ((element as HTMLInputElement).disabled === true) return false;
  if (
    element.matches(
      'a[href], area[href], button, select, textarea, iframe, summary, audio[controls], video[controls]',
    )
  )
    return true;
  return (
    (element.matches('input') && element.getAttribute('type') !== 'hidden') ||
    element.hasAttribute('tabindex')
  );
}

function generated(element: Element): Pick<DomNode, 'before' | 'after'> {
  const before = element.getAttribute('data-before');
  const after = element.getAttribute('data-after');
  return { ...(before !== null && { before }), ...(after !== null && { after }) };
}

function live(element: Element): Partial<DomNode> {
  const url = urlOf(element);
  return { ...(url !== undefined && { url }), ...imageOf(element), ...mediaOf(element), ...fieldOf(element) };
}

function urlOf(element: Element): string | undefined {
  const value = ['href', 'src', 'action', 'data', 'poster']
    .map((name) => element.getAttribute(name))
    .find((found) => found !== null);
  if (value === undefined || value === null || !URL.canParse(value, element.baseURI)) return undefined;
  return new URL(value, element.baseURI).href;
}

function imageOf(element: Element): Pick<DomNode, 'image'> {
  if (!element.matches('img, input[type=image]')) return {};
  const [width = '0', height = '0', src] = (element.getAttribute('data-natural') ?? '100 20').split(/\s+/);
  const [fileWidth, fileHeight] = (element.getAttribute('data-file') ?? '').split(/\s+/).map(Number);
  const [shownWidth, shownHeight] = (element.getAttribute('data-shown') ?? '').split(/\s+/).map(Number);
  return {
    image: {
      currentSrc: src ?? urlOf(element) ?? '',
      naturalWidth: Number(width),
      naturalHeight: Number(height),
      complete: true,
      ...(fileWidth && fileHeight && { fileWidth, fileHeight }),
      ...(shownWidth && shownHeight && { shownWidth, shownHeight }),
    },
  };
}

function mediaOf(element: Element): Pick<DomNode, 'media'> {
  if (!element.matches('audio, video')) return {};
  const has = (name: string) => element.hasAttribute(name);
  const [videoWidth = 0, videoHeight = 0] = (element.getAttribute('data-film') ?? '').split('x').map(Number);
  return {
    media: {
      currentSrc: urlOf(element) ?? '',
      durationSeconds: null,
      paused: !has('autoplay') && !has('data-playing'),
      muted: has('muted'),
      autoplay: has('autoplay'),
      ...(has('data-playing') && { playing: true as const }),
      loop: has('loop'),
      controls: has('controls'),
      ...(videoHeight > 0 && { videoWidth, videoHeight }),
    },
  };
}

function fieldOf(element: Element): Pick<DomNode, 'field'> {
  if (!element.matches('input, select, textarea')) return {};
  const input = element as HTMLInputElement;
  return {
    field: {
      type: input.type,
      checked: input.checked === true,
      required: input.required,
      disabled: input.disabled,
      value: input.value,
    },
  };
}
