import { ownId } from './own-attributes.ts';

/** CSS px, on the page, whole numbers. */
export interface RoundBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is said of an element; `DrivenElement` of the artifacts. */
export interface Described {
  readonly selector: string;
  readonly snippet: string;
  readonly text: string;
  /** Null: it has no surface. */
  readonly box: RoundBox | null;
}

const longestSnippet = 300;

/** Its identifier, else its tag and its first two classes. */
const stepOf = (element: Element): string =>
  ownId(element)
    ? `#${CSS.escape(ownId(element))}`
    : `${element.localName}${[...element.classList]
        .slice(0, 2)
        .map((name) => `.${CSS.escape(name)}`)
        .join('')}`;

/** A selector that people read: the element and what holds it, up to an identifier, `steps` at most. Not always unique. */
export function selectorOf(element: Element, steps = 4): string {
  const parts: string[] = [];
  for (let step: Element | null = element; step && parts.length < steps; step = step.parentElement) {
    parts.unshift(stepOf(step));
    if (ownId(step)) break;
  }
  return parts.join(' > ');
}

/** The element as HTML; of one too long to quote (300 characters), its tag, with the beginning of `words` in it. */
export function snippetOf(element: Element, words = ''): string {
  const html = element.outerHTML;
  if (html.length <= longestSnippet) return html;
  const short = element.cloneNode(false) as Element;
  if (words !== '') short.textContent = `${words.slice(0, 80)}…`;
  return short.outerHTML.slice(0, longestSnippet);
}

export function roundBoxOf(element: Element): RoundBox {
  const rect = element.getBoundingClientRect();
  return {
    x: Math.round(rect.x + scrollX),
    y: Math.round(rect.y + scrollY),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
  };
}

export function describe(element: Element): Described {
  const { width, height } = element.getBoundingClientRect();
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return {
    selector: selectorOf(element),
    snippet: snippetOf(element, text),
    text,
    box: width > 0 && height > 0 ? roundBoxOf(element) : null,
  };
}
