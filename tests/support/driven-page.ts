import type {
  ClippedText,
  DrivenElement,
  HoverContent,
  Interactions,
  Movement,
  Overflow,
  PageShapes,
} from '#engine/artifacts.ts';
import { withBody } from './with-body.ts';

/** An element of a driven page. */
export const drivenElement: DrivenElement = {
  selector: '#x',
  snippet: '<p id="x">Texte</p>',
  text: 'Texte',
  box: null,
};

const overflow = (width: number): Overflow => ({ width, scrollWidth: width, culprits: [] });
const view = { textLength: 1_000, turned: false, turnRequest: '' };

/** A page that was driven and showed nothing wrong, but for what the case changes. */
export function drivenPage(changes: Partial<Interactions> = {}, body = '<p>Texte</p>'): PageShapes {
  const moves: Interactions = {
    reflow: { at320: overflow(320) },
    textSpacing: { clipped: [] },
    zoom200: { scrollWidth: 640, clipped: [] },
    widths: [overflow(360), overflow(768), overflow(1_200)],
    orientation: { portrait: view, landscape: view },
    hoverReveal: [],
    reducedMotion: { running: 0, runningReduced: 0, elements: [] },
    darkScheme: { changes: false, contrastFailures: 0, elements: [] },
    autoMotion: [],
    contextChangeOnFocus: [],
    contextChangeOnChoice: [],
    scroll: { ends: [{ height: 2_000, requests: 0 }], score: 0, elements: [] },
    typing: { field: null, typed: 'par', requests: [] },
    formErrors: [],
    ...changes,
  };
  return withBody(body, { moves });
}

/** What a rule of one part says of a driven page where that part was not looked at to the end. */
export const unfinishedCases = (part: keyof Interactions) =>
  ({
    'a check that was not finished': {
      artifacts: drivenPage({ [part]: null }),
      verdict: 'error',
      reason: 'contrôle interrompu avant la fin',
    },
    'a visit saved before the check was made': {
      artifacts: savedBefore(part),
      verdict: 'error',
      reason: 'contrôle absent de cette visite',
    },
  }) as const;

/** The same, and a page that was not driven. */
export const unlookedCases = (part: keyof Interactions) =>
  ({
    'a page that was not driven': {
      artifacts: withBody('<p>x</p>'),
      verdict: 'inapplicable',
      reason: 'non testé sur cette page',
    },
    ...unfinishedCases(part),
  }) as const;

/** The same, and a page where nothing was found: for parts that are a list of what is wrong. */
export const unfoundCases = (part: 'lostInForcedColours' | 'vanishedMessages') =>
  ({
    ...unlookedCases(part),
    'nothing found': { artifacts: drivenPage({ [part]: [] }), verdict: 'pass' },
  }) as const;

/** Read from its file, which says nothing of that part. */
function savedBefore(part: keyof Interactions): PageShapes {
  const { moves } = drivenPage();
  return withBody('<p>Texte</p>', { moves: JSON.parse(JSON.stringify({ ...moves, [part]: undefined })) });
}

/** A page wider than its window because of elements of those kinds. */
export function overflowing(
  width: number,
  ...kinds: readonly Overflow['culprits'][number]['kind'][]
): Overflow {
  return {
    width,
    scrollWidth: width + 200,
    culprits: kinds.map((kind) => ({ ...drivenElement, kind, overflowPx: 200 })),
  };
}

export const clipped = (...kinds: readonly ClippedText['kind'][]): readonly ClippedText[] =>
  kinds.map((kind) => ({ ...drivenElement, kind }));

export function hoverContent(changes: Partial<HoverContent> = {}): HoverContent {
  return {
    trigger: drivenElement,
    target: drivenElement,
    rule: '.m:hover .sub',
    holdsControl: true,
    byPointer: true,
    byKeyboard: 'focus',
    hiddenByEscape: true,
    staysUnderPointer: false,
    ...changes,
  };
}

export function movement(changes: Partial<Movement> = {}): Movement {
  return {
    ...drivenElement,
    by: 'animation',
    kind: 'motion',
    durationSeconds: null,
    changes: 0,
    observedSeconds: 0,
    holdsContent: true,
    areaPx: 20_000,
    stopsWhenReduced: false,
    ...changes,
  };
}
