import type { Dom } from './dom.ts';
import type { DrivenElement } from './interactions.ts';
import type { Axe } from './judged.ts';
import type { Keyboard } from './keyboard.ts';

/** Of the page from its top, CSS px. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export type ViewDevice = 'mobile' | 'desktop';

/** A window over the page, and how it bore being opened and closed with the keyboard. */
export interface OpenedDialog {
  /** Nothing else can be used meanwhile, by its own words. */
  readonly modal: boolean;
  readonly focusMovedIn: boolean;
  readonly closedByEscape: boolean;
  /** Null: it was not closed by Escape, or the focus had not moved in. */
  readonly focusReturned: boolean | null;
}

/** A part of the page that is closed at first. */
export interface OpenedPart {
  /** What was pressed. */
  readonly opener: DrivenElement;
  /** Its number in the view’s `dom`. */
  readonly openerNode: number;
  /** Its name, for the reader. */
  readonly name: string;
  /** Pressed, it is called otherwise (« Lire la suite », « Replier »): its name says what it did. Default: no. */
  readonly renamed?: boolean;
  /** What came, by numbers in the view’s `dom`. */
  readonly nodes: readonly number[];
  readonly dialog: OpenedDialog | null;
}

/**
 * The page in one window, with its closed parts opened: the visit’s own load, and only what is shown, told or drawn
 * otherwise than in the visit’s own view is judged there.
 */
export interface PageView {
  /** Whose window it is. */
  readonly device: ViewDevice;
  /** Each part as it was while it was open, all else as it stands in that window. */
  readonly dom: Dom;
  /** Numbers in the visit’s own `dom` of the elements of this one; −1: not there. */
  readonly origins: readonly number[];
  /** Elements of this `dom` that the window shows, tells or draws otherwise than the visit’s own. */
  readonly differs: readonly number[];
  /** Elements of the visit’s own `dom` that are shown or told there and not in this window. */
  readonly gone: readonly number[];
  readonly parts: readonly OpenedPart[];
  /** Buttons in sight that might open something and were not seen to: what they hide is unknown. */
  readonly unopened: number;
  /** Openers, by numbers in this `dom`, that were pressed and changed nothing at all in the document. */
  readonly deaf?: readonly number[];
  /** Those that changed their own `aria-expanded` alone. */
  readonly hollow?: readonly number[];
  /** axe-core on what differs and on what was opened alone. */
  readonly axe: Axe;
  /** What the focus shows there: in the visit’s own window of what was opened, in another of everything. */
  readonly keyboard: Keyboard;
  /** How it looks there, where that was pictured; key of a stored picture. */
  readonly picture?: Picture;
}
