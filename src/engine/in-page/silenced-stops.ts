import { numberedElements } from './element-numbers.ts';
import { isDrawn } from './is-seen.ts';

/**
 * Those of the elements with these numbers that are hidden from screen readers and reached by
 * Tab at this moment.
 */
export function silencedNow(numbers: readonly number[]): number[] {
  const wanted = new Set(numbers);
  const around = (element: Element): Element | null => {
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : ((root as Document).defaultView?.frameElement ?? null);
  };
  const isSilenced = (element: Element): boolean => {
    for (let step: Element | null = element; step; step = around(step))
      if (step.getAttribute('aria-hidden') === 'true') return true;
    return false;
  };
  return [...numberedElements()].flatMap(([element, number]) =>
    wanted.has(number) &&
    element.isConnected &&
    (element as HTMLElement).tabIndex >= 0 &&
    isDrawn(element) &&
    isSilenced(element)
      ? [number]
      : [],
  );
}
