/** Straight apostrophes, plain spaces, one between words. */
export const plainWords = (text: string): string =>
  text.replaceAll('’', "'").replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replace(/\s+/g, ' ').trim();

/** What a person reads on a control: as it is drawn, its value, its label, else its text; last, `otherwise`. */
export const wordsOf = (element: Element, otherwise = ''): string =>
  plainWords(
    // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
    (element as HTMLElement).innerText ||
      (element as HTMLInputElement).value ||
      element.getAttribute('aria-label') ||
      element.textContent ||
      otherwise,
  );
