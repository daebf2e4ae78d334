import { numberOf } from './element-numbers.ts';
import { ownAttributes } from './own-attributes.ts';

/** A node as Alfa reads it (`Node.JSON` of its `alfa-dom`), only what its rules of ours look at. */
interface AlfaNode {
  readonly type: 'attribute' | 'fragment' | 'element' | 'shadow' | 'text';
  readonly [key: string]: unknown;
}

/** What is added to: how many elements are kept so far, of `limit` at most. */
interface Reading {
  kept: number;
  readonly limit: number;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const unread = new Set(['script', 'style', 'noscript', 'template', 'link', 'base']);
const drawn = new Set(['svg', 'title', 'desc', 'text', 'tspan', 'a', 'foreignObject', 'image']);
const phrases = new Set(
  'abbr b bdi big br cite code data dfn em font i kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const blocks = new Set(['div', 'p', 'pre', 'section']);
const hiddenByTag = new Set(['dialog', 'datalist', 'rp', 'area', 'param']);

/**
 * After the pass over the elements. The page as Alfa’s JSON, each element under its number
 * in `dom.nodes`. Instead of style sheets, each element whose display or visibility is not what its tag says carries
 * them: the browser has computed them already, and computing them again would cost ten times the rules. Elements that
 * only colour a piece of text are dissolved in it. Gives '' when more than `limit` elements would remain.
 */
export function alfaPass(limit: number): string {
  const reading: Reading = { kept: 0, limit };
  const page = { type: 'fragment', children: childrenOf(reading, document, 'visible') };
  return reading.kept > limit ? '' : JSON.stringify(page);
}

function childrenOf(reading: Reading, parent: Node, around: string): AlfaNode[] {
  const children: AlfaNode[] = [];
  addChildren(reading, parent, around, children);
  return children;
}

function addChildren(reading: Reading, parent: Node, around: string, into: AlfaNode[]): void {
  for (let child = parent.firstChild; child && reading.kept <= reading.limit; child = child.nextSibling) {
    if (child.nodeType === Node.ELEMENT_NODE) add(reading, child as Element, around, into);
    if (child.nodeType === Node.TEXT_NODE) addText((child as Text).data, into);
  }
}

/** `around` is the visibility of what holds the element. */
function add(reading: Reading, element: Element, around: string, into: AlfaNode[]): void {
  const isDrawing = element.namespaceURI === svgSpace;
  if (!isDrawing && unread.has(element.localName)) return;
  const attributes = attributesOf(element);
  const plain = attributes.length === 0 && element.shadowRoot === null;
  if (isDrawing && plain && element.localName === 'g') {
    addChildren(reading, element, around, into);
    return;
  }
  if (isDrawing && !drawn.has(element.localName) && !element.hasAttribute('role')) return;
  const computed = getComputedStyle(element);
  if (isUnreachable(element, computed.display)) return;
  const isBlock = blocks.has(element.localName);
  if (plain && (isBlock || phrases.has(element.localName)) && computed.visibility === around) {
    if (computed.display === 'none') return;
    if (isBlock || element.localName === 'br') addText(' ', into);
    addChildren(reading, element, around, into);
    if (isBlock) addText(' ', into);
    return;
  }
  reading.kept += 1;
  if (reading.kept > reading.limit) return;
  into.push(
    elementOf(reading, element, {
      attributes,
      style: styleOf(element, around, computed),
      visibility: computed.visibility,
    }),
  );
}

interface Told {
  readonly attributes: AlfaNode[];
  readonly style: object[];
  /** Computed, handed to what it holds. */
  readonly visibility: string;
}

function elementOf(reading: Reading, element: Element, { attributes, style, visibility }: Told): AlfaNode {
  return {
    type: 'element',
    namespace: element.namespaceURI,
    prefix: element.prefix,
    // Header cells make Alfa lay their table out, which a page can make endless; no rule asked reads them.
    name: element.localName === 'th' ? 'td' : element.localName,
    attributes,
    style: style.length > 0 ? style : null,
    children: childrenOf(reading, element, visibility),
    shadow: element.shadowRoot && {
      type: 'shadow',
      mode: 'open',
      style: [],
      children: childrenOf(reading, element.shadowRoot, visibility),
    },
    content: null,
    box: null,
    internalId: String(numberOf(element) ?? ''),
  };
}

/** A hidden branch nothing can refer to is no part of the page for the rules. */
const isUnreachable = (element: Element, display: string): boolean =>
  display === 'none' && element.id === '' && element.querySelector('[id]') === null;

function attributesOf(element: Element): AlfaNode[] {
  const attributes: AlfaNode[] = [];
  for (const { localName, name, namespaceURI, prefix, value } of ownAttributes(element)) {
    if (attributes.length === 40) break;
    if (/^(?:class|style|srcset|integrity)$|^(?:data-|on)/.test(name)) continue;
    attributes.push({
      type: 'attribute',
      namespace: namespaceURI,
      prefix,
      name: localName,
      value: shortened(value),
    });
  }
  return attributes;
}

/** Whole words: lists of identifiers must not end in one that does not exist. */
function shortened(value: string): string {
  if (value.length <= 300) return value;
  const end = value.lastIndexOf(' ', 300);
  return value.slice(0, end > 0 ? end : 300);
}

function styleOf(element: Element, around: string, computed: CSSStyleDeclaration): object[] {
  const { display, visibility } = computed;
  const style: object[] = [];
  const special = display === 'none' || display === 'contents';
  if (special || element.hasAttribute('hidden') || hiddenByTag.has(element.localName))
    style.push({ name: 'display', value: display, important: false });
  if (visibility !== around) style.push({ name: 'visibility', value: visibility, important: false });
  return style;
}

/** Long texts are as much a name as short ones. */
function addText(data: string, into: AlfaNode[]): void {
  const text = data.length > 200 ? data.slice(0, 200) : data;
  const last = into.at(-1);
  if (last?.type === 'text' && String(last.data).length > 2_000) return;
  if (last?.type === 'text') into[into.length - 1] = { type: 'text', data: `${last.data}${text}` };
  else into.push({ type: 'text', data: text, box: null });
}
