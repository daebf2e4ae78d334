/** Sheets of ours that no policy of the page forbids, by their numbers. */
const sheets = new Map<number, CSSStyleSheet>();
let added = 0;
/** What holds the page still until it is left. */
let held: CSSStyleSheet | null = null;
let ofView: CSSStyleSheet | null = null;

function adopt(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

function dismiss(sheet: CSSStyleSheet | undefined): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** Adds a style sheet; its number, for `removeSheet`. */
export function addSheet(text: string): number {
  added += 1;
  sheets.set(added, adopt(text));
  return added;
}

export function removeSheet(number: number): void {
  dismiss(sheets.get(number));
  sheets.delete(number);
}

/** Holds the page still until it is left. */
export function holdStill(text: string): void {
  held = adopt(text);
}

/** Lets a page that is held still move by itself, or holds it again. The browser reads the styles at once. */
export function letMove(moves: boolean): void {
  if (held) held.disabled = moves;
  getComputedStyle(document.documentElement).color;
}

/** While still, changes of style come at once; scripts that wait for their end would wait for ever. */
export function setStill(still: boolean): void {
  ofView ??= new CSSStyleSheet();
  const sheet = ofView;
  sheet.replaceSync(
    still ? '*,*::before,*::after{transition:none!important;scroll-behavior:auto!important}' : '',
  );
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  document.adoptedStyleSheets = still ? [...others, sheet] : others;
}
