import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

const names = [
  'Node',
  'NodeFilter',
  'Element',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLFormElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'HTMLLabelElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'ShadowRoot',
  'DOMRect',
  'SVGElement',
  'Text',
  'Event',
  'KeyboardEvent',
  'MutationObserver',
] as const;

/** Left, top, width and height of `data-box`, CSS px; a box of 10 by 10 where it says nothing. */
const boxOf = (element: Element) => rectOf(element.getAttribute('data-box') ?? '');

function rectOf(words: string) {
  const [x = 0, y = 0, width = 10, height = 10] =
    words.trim() === '' ? [] : words.trim().split(' ').map(Number);
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
}

function isShown(
  element: Element,
  { opacityProperty, visibilityProperty }: CheckVisibilityOptions = {},
): boolean {
  const view = element.ownerDocument.defaultView;
  for (let step: Element | null = element; view && step; step = step.parentElement) {
    const { display, opacity, visibility } = view.getComputedStyle(step);
    if (display === 'none' || (opacityProperty && opacity === '0')) return false;
    if (visibilityProperty && step === element && visibility === 'hidden') return false;
  }
  return true;
}

/** Lines of the own text of an element: those of `data-text`, else its box. */
function linesOf(text: Node) {
  const holder = text.parentElement;
  const told = holder?.getAttribute('data-text');
  return told ? told.split(',').map(rectOf) : holder ? [boxOf(holder)] : [];
}

/** What browsers do, and jsdom does not: a field hides the property of its form that it is called like. */
function hideByNames(form: HTMLFormElement): void {
  for (const field of [...form.elements])
    for (const name of [field.getAttribute('name'), field.getAttribute('id')])
      if (name) Object.defineProperty(form, name, { value: field, configurable: true });
}

/**
 * A page for what runs inside pages, without a browser: jsdom has no layout, so that the place of an element is its `data-box`,
 * that of its own words `data-text` (lines separated by commas), and what hides it its computed style. The globals of the page
 * are those of the test until `vi.unstubAllGlobals()`.
 */
export function openPageDouble(html: string): Document {
  const { window } = new JSDOM(html);
  const { prototype } = window.Element;
  Object.assign(prototype, {
    getBoundingClientRect(this: Element) {
      return boxOf(this);
    },
    getClientRects(this: Element) {
      return [boxOf(this)];
    },
    checkVisibility(this: Element, options?: CheckVisibilityOptions) {
      return isShown(this, options);
    },
    scrollIntoView: () => undefined,
  });
  let held: Node | null = null;
  Object.assign(window.Range.prototype, {
    selectNodeContents: (node: Node) => {
      held = node;
    },
    getClientRects: () => (held ? linesOf(held) : []),
    getBoundingClientRect: () => (held ? linesOf(held)[0] : undefined) ?? rectOf('0 0 0 0'),
  });
  for (const form of window.document.forms) hideByNames(form);
  for (const name of names) vi.stubGlobal(name, window[name]);
  for (const [name, value] of Object.entries({ scrollX: 0, scrollY: 0, innerWidth: 1_000, innerHeight: 800 }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  // Of jsdom, styles of pseudo-elements are not known: nothing is drawn there.
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string | null) =>
    pseudo ? { content: 'none' } : window.getComputedStyle(element),
  );
  return window.document;
}
