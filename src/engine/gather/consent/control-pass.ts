import type { Box } from '../../artifacts.ts';
import type { HandPressed } from '../page/hand-pressed.ts';

/** Anything on screen that a visitor could click. */
export interface Control {
  readonly text: string;
  readonly selector: string;
  readonly box: Box;
  /** Following it leaves the page. */
  readonly leaves: boolean;
}

export type Wanted = Pick<Control, 'text' | 'box' | 'selector'>;

/**
 * Runs in a frame. Without `wanted`: the controls on screen, shadow trees included, and what is pressed like
 * them in a box about cookies. With it: the element that has these
 * words at this place (null when it has moved), and forms of the frame no longer send themselves.
 */
export function controlPass(wanted: Wanted | null, handPressed: HandPressed): string | Element | null {
  const selectors =
    'button, a, input[type=button], input[type=submit], [role=button], [onclick], summary, [id*=cookie i][tabindex]';
  const normal = (text: string) =>
    text.replaceAll('’', "'").replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replace(/\s+/g, ' ').trim();
  const aboutCookies = ['cookie', 'consent', 'rgpd', 'gdpr'].flatMap((name) => [
    `[id*=${name} i]`,
    `[class*=${name} i]`,
  ]);
  const chooses =
    /refus|rejet|reject|d[ée]clin|deny|interdi|d[ée]sactiver|sans accepter|n[ée]cessaires|essentiels|accept|autoris|enregistr|sauvegard|valid|confirm|save|g[ée]rer|gestion|pr[ée]f[ée]rence|param[èée]tr|modifier|manage/i;
  const deep = (root: ParentNode, wantedSelectors: string): Element[] => {
    const found: Element[] = [...root.querySelectorAll(wantedSelectors)];
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) found.push(...deep(element.shadowRoot, wantedSelectors));
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
  /** Panels of a banner are laid over the page, dialogs, or named after it. */
  const pressed = (): Element[] => {
    const named = deep(document, aboutCookies.join(',')).filter((box) => !box.matches('html, body'));
    const laid = deep(document, 'div, section, aside, dialog, form, footer').filter(
      (box) =>
        (box.matches('dialog, [role$=dialog]') || getComputedStyle(box).position === 'fixed') &&
        /cookie|traceur|consentement/i.test(box.textContent ?? ''),
    );
    const inside = new Set([...named, ...laid].flatMap((box) => [box, ...box.querySelectorAll('*')]));
    return handPressed(
      [...inside].filter(isShown).slice(0, 1_500),
      textOf,
      (text) => chooses.test(text),
      true,
    );
  };
  const shown = deep(document, selectors).filter(isShown);
  if (!wanted) {
    const known = new Set(shown);
    const all = [...shown, ...pressed().filter((element) => !known.has(element))];
    const controls = all.slice(0, 600).map((element) => ({
      text: textOf(element),
      selector: selectorOf(element),
      box: boxOf(element),
      leaves: leaves(element),
    }));
    return JSON.stringify(controls);
  }
  window.addEventListener('submit', (event) => event.preventDefault());
  const near = (a: number, b: number) => Math.abs(a - b) <= 3;
  const bears = (element: Element) => textOf(element) === normal(wanted.text);
  const controls = shown.filter(bears);
  // What is no control is known by where it was seen.
  const named =
    controls.length > 0 ? controls : deep(document, wanted.selector).filter(isShown).filter(bears);
  const there = named.find((element) => {
    const box = boxOf(element);
    return near(box.width, wanted.box.width) && near(box.x, wanted.box.x) && near(box.y, wanted.box.y);
  });
  // A banner that slides in has moved since it was seen: its words are enough when nothing else bears them.
  return there ?? (named.length === 1 ? (named[0] ?? null) : null);
}
