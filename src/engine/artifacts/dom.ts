/** Page coordinates, CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Computed style, as the browser serialises it; only what rules use. */
export interface NodeStyle {
  readonly display: string;
  readonly visibility: string;
  readonly opacity: string;
  readonly position: string;
  readonly color: string;
  readonly backgroundColor: string;
  readonly backgroundImage: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly fontFamily: string;
  readonly textDecorationLine: string;
  readonly textAlign: string;
  readonly cursor: string;
  readonly zIndex: string;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly borderTopWidth: string;
  readonly borderTopColor: string;
  readonly outlineStyle: string;
  readonly clip: string;
  readonly whiteSpace: string;
  /** Absent in visits stored before they were read. */
  readonly lineHeight?: string;
  readonly fontStyle?: string;
  readonly textTransform?: string;
  readonly textIndent?: string;
  readonly borderBottomWidth?: string;
  readonly borderBottomColor?: string;
  readonly boxShadow?: string;
  /** What makes more of the element than its colours; each absent where it does nothing. */
  readonly filter?: string;
  readonly mixBlendMode?: string;
  readonly textShadow?: string;
  /** The colour of the letters, where it is not `color`. */
  readonly textFill?: string;
  /** `yes` where the gradients of its background are drawn over the whole of its box. */
  readonly gradientCovers?: string;
}

/** One element. Elements are in document order; `parent` is always smaller than `index`. */
export interface DomNode {
  readonly index: number;
  /** −1 for the root element of the page. The root element of an open shadow tree or a frame has its host as parent. */
  readonly parent: number;
  /** Lower-case local name; `svg` descendants are left out, `::before`/`::after` become `content` below. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element’s own text nodes, joined by a space, white space folded, 2,000 characters at most. */
  readonly ownText: string;
  /** How many characters of its parent’s `ownText` come before the element. Absent: all of them. */
  readonly textOffset?: number;
  readonly box: Box | null;
  /** Of a link whose text runs over several lines: one box a line. Its `box` then holds its neighbours too. */
  readonly lines?: readonly Box[];
  /** Right edge of its own text, page px, where a line of it goes past its box and the window of a page that is too wide. */
  readonly textRight?: number;
  readonly style: NodeStyle;
  /** Shown to a sighted person: has a box, not `visibility: hidden`, no ancestor with opacity 0. */
  readonly visible: boolean;
  /** In the accessibility tree: not hidden by `display`, `visibility`, `aria-hidden` or `inert`. */
  readonly exposed: boolean;
  /** Computed role and name, by the browser; empty when not exposed. */
  readonly role: string;
  readonly name: string;
  readonly focusable: boolean;
  readonly tabbable: boolean;
  /** Reached by Tab under `aria-hidden`, and no more a moment later: read while a script moved it. */
  readonly inPassing?: true;
  /** Generated content that is text, quotes removed. */
  readonly before?: string;
  readonly after?: string;
  /** Present on `img`, `input[type=image]`. */
  readonly image?: {
    readonly currentSrc: string;
    /** CSS px: for a candidate of `srcset`, its pixels by its density. */
    readonly naturalWidth: number;
    readonly naturalHeight: number;
    /** Pixels of the file, where they differ from those. */
    readonly fileWidth?: number;
    readonly fileHeight?: number;
    readonly complete: boolean;
    /** CSS px of the picture itself, where padding or a border makes the box larger. */
    readonly shownWidth?: number;
    readonly shownHeight?: number;
  };
  /** Present on `svg` when a part of it, which is no element here, is declared with a role and a name. */
  readonly namedParts?: true;
  /** Present on `audio` and `video`. */
  readonly media?: {
    readonly currentSrc: string;
    readonly durationSeconds: number | null;
    readonly paused: boolean;
    readonly muted: boolean;
    readonly autoplay: boolean;
    /** It goes on, whoever asked; nothing was pressed. */
    readonly playing?: true;
    readonly loop: boolean;
    readonly controls: boolean;
    /** Definition of the film received, pixels; absent while it is unknown (nothing loaded) and on `audio`. */
    readonly videoWidth?: number;
    readonly videoHeight?: number;
  };
  /** Present on form fields: the live state. Values typed by nobody, so they are the site’s own defaults. */
  readonly field?: {
    readonly type: string;
    readonly checked: boolean;
    readonly required: boolean;
    readonly disabled: boolean;
    readonly value: string;
    /** Colour and opacity of the example it shows, where it shows one. Absent from visits saved before they were read. */
    readonly hint?: { readonly color: string; readonly opacity: string };
  };
  /** Resolved absolute URL of `href`, `src`, `action`, `data` or `poster`, when one of them is present and valid. */
  readonly url?: string;
  /** Event types listened to on this very element (click, keydown, …); only for elements that have some. */
  readonly listeners?: readonly string[];
  /** Of `listeners`, moves that are only stopped or noted: no handler of theirs reads where the pointer is. */
  readonly idleMoves?: readonly string[];
  /** Document the element lives in: 0 is the page, others are same-origin frames. */
  readonly document: number;
  readonly inShadow: boolean;
}

export interface Dom {
  readonly nodes: readonly DomNode[];
  /** True when the page had more elements than are kept (20,000). */
  readonly truncated: boolean;
  /** All elements of the page outside svg, whether kept or not. */
  readonly elementCount: number;
  /** Event types listened to on windows, documents and shadow roots: delegated handlers. */
  readonly globalListeners?: readonly string[];
  readonly doctype: { readonly name: string; readonly publicId: string; readonly systemId: string } | null;
  readonly compatMode: 'CSS1Compat' | 'BackCompat';
  readonly title: string;
  readonly baseUrl: string;
  /** Visible text of the body, white space folded, 100,000 characters at most. */
  readonly text: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Size of the whole page; wider than the viewport means horizontal scrolling. */
  readonly page: { readonly width: number; readonly height: number };
}

/** A page without any element. */
export const emptyDom: Dom = {
  nodes: [],
  truncated: false,
  elementCount: 0,
  doctype: null,
  compatMode: 'CSS1Compat',
  title: '',
  baseUrl: '',
  text: '',
  viewport: { width: 0, height: 0 },
  page: { width: 0, height: 0 },
};
