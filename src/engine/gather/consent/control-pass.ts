import type { Box } from '../../artifacts.ts';

/** Anything on screen that a visitor could click. */
export interface Control {
  readonly text: string;
  readonly selector: string;
  readonly box: Box;
  /** Following it leaves the page. */
  readonly leaves: boolean;
}

/**
 * Runs in a frame. Without `wanted`: the controls on screen, shadow trees included. With it: the element that has these
 * words at this place (null when it has moved), and forms of the frame no longer send themselves.
 */
export function controlPass(wanted: Pick<Control, 'text' | 'box'> | null): string | Element | null {
  const selectors =
    'button, a, input[type=button], input[type=submit], [role=button], [onclick], summary, [id*=cookie i][tabindex]';
  const normal = (text: string) =>
    text.replaceAll('’', "'").replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replace(/\s+/g, ' ').trim();
  const deep = (root: ParentNode): Element[] => {
    const found: Element[] = [...root.querySelectorAll(selectors)];
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) found.push(...deep(element.shadowRoot));
    return found;
  };
  const textOf = (element: Element) =>
    normal(
      // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
      (element as HTMLElement).innerText ||
        (element as HTMLInputElement).value ||
        element.getAttribute('aria-label') ||
        element.textContent ||
        element.getAttribute('title') ||
        '',
    ).slice(0, 200);
  const boxOf = (element: Element): Box => {
    const rect = element.getBoundingClientRect();
    return {
      x: Math.round(rect.x + scrollX),
      y: Math.round(rect.y + scrollY),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    };
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const leaves = (element: Element) => {
    const href = element.getAttribute('href')?.trim() ?? '';
    return element.localName === 'a' && href !== '' && !/^(?:#|javascript:)/i.test(href);
  };
  const selectorOf = (element: Element) =>
    element.id
      ? `#${CSS.escape(element.id)}`
      : [element.localName, ...[...element.classList].slice(0, 2).map((name) => CSS.escape(name))].join('.');
  const shown = deep(document).filter(isShown);
  if (!wanted) {
    const controls = shown.slice(0, 600).map((element) => ({
      text: textOf(element),
      selector: selectorOf(element),
      box: boxOf(element),
      leaves: leaves(element),
    }));
    return JSON.stringify(controls);
  }
  window.addEventListener('submit', (event) => event.preventDefault());
  const near = (a: number, b: number) => Math.abs(a - b) <= 3;
  const named = shown.filter((element) => textOf(element) === normal(wanted.text));
  const there = named.find((element) => {
    const box = boxOf(element);
    return near(box.width, wanted.box.width) && near(box.x, wanted.box.x) && near(box.y, wanted.box.y);
  });
  // A banner that slides in has moved since it was seen: its words are enough when nothing else bears them.
  return there ?? (named.length === 1 ? (named[0] ?? null) : null);
}
