import type { Box } from './dom.ts';
import type { ArtifactError } from './gathered.ts';

/** An element as it was when a check changed the page. */
export interface DrivenElement {
  readonly selector: string;
  readonly snippet: string;
  /** Its own visible text, 120 characters at most. */
  readonly text: string;
  /** Page coordinates in the window of the check. */
  readonly box: Box | null;
}

export interface Overflow {
  /** Width of the window, CSS px. */
  readonly width: number;
  /** Width of the page in it; more than `width` means horizontal scrolling. */
  readonly scrollWidth: number;
  /** The window hides what goes past its edge: nobody scrolls to it. */
  readonly hidesRest?: true;
  readonly culprits: readonly (DrivenElement & {
    /**
     * `text`: lines go past the edge; `word`: one unbreakable word does; `block`: no text in it; `image`: an image, a
     * film or a frame; `excepted`: tables, code, maps and tool bars, which may need two dimensions.
     */
    readonly kind: 'text' | 'word' | 'block' | 'image' | 'excepted';
    readonly overflowPx: number;
    /** The outermost box that holds it, or itself, whose width is set in pixels past the edge: both end there. */
    readonly held?: DrivenElement & { readonly widthPx: number; readonly overflowPx: number };
  })[];
}

/** Text readable before the change, not during it, and readable again after it. */
export interface ClippedText extends DrivenElement {
  /** `cut`: outside its box; `ellipsis`: shortened by « … »; `overlap`: another text lies over it. */
  readonly kind: 'cut' | 'ellipsis' | 'overlap';
}

export interface HoverContent {
  readonly trigger: DrivenElement;
  readonly target: DrivenElement;
  /** Selector of the style rule that shows it; null where a script does. */
  readonly rule: string | null;
  readonly holdsControl: boolean;
  /** Shown with a real pointer over the trigger. */
  readonly byPointer: boolean;
  /** How the keyboard shows it; `none`: neither focus nor a button beside it does; `unreachable`: nothing to focus. */
  readonly byKeyboard: 'focus' | 'button' | 'none' | 'unreachable';
  /** Escape hides it while the pointer stays. */
  readonly hiddenByEscape: boolean;
  /** It stays when the pointer goes over it; null: the pointer could not, or Escape had hidden it. */
  readonly staysUnderPointer: boolean | null;
  /** It lies over something to read or to use; absent from visits saved before it was looked at. */
  readonly covers?: boolean;
}

/** A text of a link, a button or a field that styles repaint in a state. */
export interface StateContrast extends DrivenElement {
  readonly state: 'hover' | 'focus';
  /** Selectors of the style rules. */
  readonly rule: string;
  /** Contrast ratios with what lies behind, as the page is and in the state. */
  readonly before: number;
  readonly after: number;
  /** 24 px, or bold and 18.66 px. */
  readonly large: boolean;
}

export interface Movement extends DrivenElement {
  /** `animation`: declared in styles; `script`: its place or look was changed again and again by a script. */
  readonly by: 'animation' | 'script';
  readonly kind: 'motion' | 'blink';
  /** Null: it never ends. */
  readonly durationSeconds: number | null;
  /** Changes seen, and the time from the first to the last of them; scripts only. */
  readonly changes: number;
  readonly observedSeconds: number;
  readonly holdsContent: boolean;
  readonly areaPx: number;
  readonly stopsWhenReduced: boolean;
}

/** The page scrolled to its end, again while it grew, in the window of the visit. */
export interface Scrolling {
  /** Height of the page at the start of each run, and what was asked for during it; a last one without requests. */
  readonly ends: readonly { readonly height: number; readonly requests: number }[];
  /** Worst session of layout shifts meanwhile (Core Web Vitals). */
  readonly score: number;
  readonly elements: readonly (DrivenElement & { readonly score: number })[];
}

/** A form sent with wrong input, cut from the network. */
export interface FormErrors {
  readonly form: DrivenElement;
  readonly requiredFields: number;
  readonly invalidFields: number;
  /** Fields with `aria-invalid`. */
  readonly markedInvalid: number;
  /** The browser’s own messages were shown. */
  readonly native: boolean;
  /** Texts that came; linked: a field refers to it, or it stands in a label. */
  readonly messages: readonly (DrivenElement & {
    readonly linked: boolean;
    /** The name of the field beside it; '' where none is, absent from visits saved before it was looked for. */
    readonly field?: string;
    /** A script copied the browser’s own words, which are in another language for other visitors. */
    readonly ofBrowser?: boolean;
  })[];
  /**
   * All new texts near the form, in front of the page or in boxes of the browser, of errors or not, 200 characters each.
   * Absent from visits saved before they were read.
   */
  readonly answers?: readonly string[];
  /** It tried to send: its errors are the server’s to tell. */
  readonly sent: boolean;
  /**
   * Something was asked, opened or sent meanwhile, by whatever way: it may have been the message. Absent from visits
   * saved before it was looked for.
   */
  readonly asked?: boolean;
  /** Each button that sends it was disabled, and still was once all of its fields were filled with sound values. */
  readonly shut?: true;
  /**
   * It says nowhere where it sends, asked nothing when it was sent with wrong input, and was then filled with sound values
   * and sent again. Null: it was not (only a person could fill it, its button may do more than send a message, or there was
   * no time). Absent from visits saved before it was tried.
   */
  readonly filled?: FilledForm | null;
}

/** What a form did once it was filled with sound values and sent, nothing leaving the page. */
export interface FilledForm {
  /** New texts near the form, in front of the page or in boxes of the browser, 200 characters each. */
  readonly answers: readonly string[];
  /** Something was asked, opened or sent meanwhile, by whatever way: it may have been the message. */
  readonly asked: boolean;
  /** It still refuses what was written. */
  readonly refused: boolean;
}

/** What takes the reader elsewhere without being asked to. */
export interface ContextChange extends DrivenElement {
  readonly by: 'navigation' | 'popup';
  readonly url: string;
}

/** What is seen when the page is driven: other windows, other preferences, pointer and focus. A null part could not be run. */
export interface Interactions {
  readonly reflow: { readonly at320: Overflow } | null;
  readonly textSpacing: {
    readonly clipped: readonly ClippedText[];
    /** Cut in the window of a computer before anything is changed; absent from visits saved before it was looked at. */
    readonly cutAtRest?: readonly ClippedText[];
  } | null;
  readonly zoom200: {
    readonly scrollWidth: number;
    readonly clipped: readonly ClippedText[];
    /** The same in a window of 320 px; absent from visits saved before it was looked at. */
    readonly clippedAt320?: readonly ClippedText[];
  } | null;
  /** 360, 768 and 1,200 px. */
  readonly widths: readonly Overflow[] | null;
  readonly orientation: {
    readonly portrait: OrientationView;
    readonly landscape: OrientationView;
  } | null;
  readonly hoverReveal: readonly HoverContent[] | null;
  /**
   * Texts whose colours styles tell for sure both before and in the state; 16 at most. Absent from visits saved before they
   * were measured.
   */
  readonly stateContrasts?: readonly StateContrast[] | null;
  readonly reducedMotion: {
    /** Large moving elements that run for ever, by default and when less motion is asked for. */
    readonly running: number;
    readonly runningReduced: number;
    readonly elements: readonly DrivenElement[];
  } | null;
  readonly darkScheme: {
    readonly changes: boolean;
    /** Texts whose contrast is too low in dark and was sufficient in light. */
    readonly contrastFailures: number;
    readonly elements: readonly (DrivenElement & { readonly message: string })[];
  } | null;
  readonly autoMotion: readonly Movement[] | null;
  /**
   * Controls without a word whose sign is gone where the person’s own colours replace the page’s; of the first window.
   * Absent from visits saved before it was looked at.
   */
  readonly lostInForcedColours?: readonly DrivenElement[] | null;
  /** Messages in sight after the load and gone a few seconds later. Absent from visits saved before it was looked at. */
  readonly vanishedMessages?: readonly DrivenElement[] | null;
  readonly scroll: Scrolling | null;
  readonly typing: {
    /** Null: no search field in sight. */
    readonly field: DrivenElement | null;
    readonly typed: string;
    /** Requests that carried what was typed so far; three letters are typed at once. */
    readonly requests: readonly {
      readonly url: string;
      readonly afterLetters: number;
      /** Since the first letter. */
      readonly atMs: number;
    }[];
  } | null;
  readonly formErrors: readonly FormErrors[] | null;
  /**
   * Elements that neither Tab, nor Shift and Tab, nor Escape then Tab lets go; tried of those that listen to the keyboard
   * or to their loss of focus. Absent from visits saved before it was tried.
   */
  readonly keyboardTraps?: readonly DrivenElement[] | null;
  readonly contextChangeOnFocus: readonly ContextChange[] | null;
  /** Lists that take the reader elsewhere as soon as something is chosen. Absent from visits saved before it was tried. */
  readonly contextChangeOnChoice?: readonly ContextChange[] | null;
  /** Checks that threw, for our own log; absent where none did. */
  readonly failed?: readonly FailedInteraction[];
}

/** One thing to see of a driven page: a visit may be asked for some of them alone. */
export type InteractionPart = Exclude<keyof Interactions, 'failed'>;

/** A check of a driven page that threw: what it was to see is null. */
export interface FailedInteraction extends ArtifactError {
  /** Its name in the journal. */
  readonly move: string;
}

export interface OrientationView {
  /** Characters of visible text. */
  readonly textLength: number;
  /** The page, or what holds all of it, is turned by a quarter. */
  readonly turned: boolean;
  /** Words over the page asking to turn the device, else empty. */
  readonly turnRequest: string;
}
