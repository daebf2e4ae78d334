/** What the focus shows, and on the home page what a walk with the Tab key finds; null where neither was run. */
export interface Keyboard {
  readonly steps: readonly {
    readonly selector: string;
    readonly snippet: string;
    readonly focusVisible: boolean;
    /** Counted only when no computed style changed with focus (a changed style already shows it); else −1. */
    readonly changedPixels: number;
    /**
     * Its outline, where nothing else of it changes with the focus: its width in px and its contrast ratio with what it
     * is drawn upon; absent where that cannot be told (the browser’s own outline, a picture behind).
     */
    readonly outline?: { readonly widthPx: number; readonly contrast: number };
    /** Its number in the `dom` of the view, where it is there. */
    readonly node?: number;
    /** What stays in place over the page and hides it wholly as it receives the focus. */
    readonly coveredBy?: { readonly selector: string; readonly snippet: string };
  }[];
  /** Numbers in the `dom` of the view of elements that are out of sight without the focus, and in sight with it. */
  readonly shownByFocus?: readonly number[];
  readonly trap: { readonly selector: string; readonly snippet: string } | null;
  readonly truncated: boolean;
  /** Of a walk that did not come to its end: how many of the steps it made. */
  readonly pressed?: number;
  /** False: the focus was given by us, element by element, which tells nothing of traps nor of the order. */
  readonly walked?: false;
}
