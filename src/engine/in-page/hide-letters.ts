let hiding: CSSStyleSheet | null = null;

/** Takes the letters away, their shadows with them where it is asked, and leaves all the rest as it is drawn. */
export function hideLetters(withShadows: boolean): void {
  hiding = new CSSStyleSheet();
  hiding.replaceSync(
    `*{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important${withShadows ? ';text-shadow:none!important' : ''}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hiding];
}

/** Brings back what `hideLetters` took away, at once: the site’s own transitions would bring the colours back one by one. */
export function showLetters(): void {
  hiding?.replaceSync('*{transition:none!important}');
  // The browser reads the styles now, while nothing can begin a transition.
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hiding);
}
