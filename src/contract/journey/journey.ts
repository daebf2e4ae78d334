/** A journey: what a person recorded on a site, as it is kept and replayed. Without schemas: pages show it. */

/** Characters of a recording. */
export const mostRecordingBytes = 256 * 1024;
export const mostJourneySteps = 100;
/** Marked steps of one journey: each is judged like a page, after a replay of its own. */
export const mostJourneyStates = 10;
/** Characters of the name of a journey and of a state. */
export const journeyNameLength = 100;
/** Versions kept of a journey; a report says the one that was replayed. */
export const journeyVersionsKept = 50;
/** Journeys kept with one site. */
export const journeysPerSite = 10;
/** Milliseconds that one step may take, at most and by default. */
export const longestStepMs = 30_000;
export const usualStepMs = 10_000;

/** Alternatives, the best first; each a way down through shadow roots. */
export type Selectors = readonly (readonly string[])[];

/** What is typed: text, or the name of a secret that is kept sealed. */
export type Typed = { readonly text: string } | { readonly secret: string };

interface OnElement {
  readonly selectors: Selectors;
  /** Indexes of child frames, from the page down. Empty: the page itself. */
  readonly frame: readonly number[];
}
interface At {
  /** CSS px from the corner of the element. */
  readonly offsetX?: number | undefined;
  readonly offsetY?: number | undefined;
}

/** The window of a recording; what is absent is that of a computer. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly isMobile?: boolean | undefined;
  readonly hasTouch?: boolean | undefined;
  readonly scale?: number | undefined;
}

export const waitOperators = ['>=', '==', '<='] as const;

type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** What is waited for: so many elements that have all of these; `visible: false` until it holds no more. */
interface Awaited {
  readonly visible: boolean;
  readonly count: number;
  /** Absent: `>=`. */
  readonly operator?: (typeof waitOperators)[number] | undefined;
  readonly properties?: Readonly<Record<string, JsonValue>> | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

export type JourneyAct =
  | (Window & { readonly type: 'setViewport' })
  | { readonly type: 'emulateNetworkConditions' }
  | { readonly type: 'navigate'; readonly url: string }
  | (OnElement &
      At & { readonly type: 'click' | 'doubleClick'; readonly button: 'left' | 'middle' | 'right' })
  | (OnElement & { readonly type: 'hover' })
  | (OnElement & { readonly type: 'change'; readonly value: Typed })
  | { readonly type: 'keyDown' | 'keyUp'; readonly key: string }
  | {
      readonly type: 'scroll';
      readonly x: number;
      readonly y: number;
      readonly frame: readonly number[];
      /** The element that scrolls; null: the page. */
      readonly selectors: Selectors | null;
    }
  | (OnElement & Awaited & { readonly type: 'waitForElement' })
  | { readonly type: 'close' };

export type JourneyStep = JourneyAct & {
  /** The page is left by it: it is over when the next one is there. */
  readonly navigates: boolean;
  /** Path of the page that was recorded there; absent where the recording does not say. */
  readonly leadsTo?: string | undefined;
  readonly timeoutMs: number;
  /** Name of the state to judge after it; absent: none. */
  readonly state?: string | undefined;
};

export interface Journey {
  readonly name: string;
  /** As it is kept; absent from one of a file. */
  readonly version?: number;
  readonly steps: readonly JourneyStep[];
}

/** A marked step of a journey, as a report tells it. */
export interface JourneyState {
  readonly journey: string;
  readonly name: string;
  /** From 1. */
  readonly step: number;
}

/** The marked steps of a journey, in order. */
export const statesOf = ({ name, steps }: Journey): JourneyState[] =>
  steps.flatMap(({ state }, at) =>
    state === undefined ? [] : [{ journey: name, name: state, step: at + 1 }],
  );

/** Names of the secrets that a journey types, each once. */
export const secretNamesOf = ({ steps }: Pick<Journey, 'steps'>): string[] => [
  ...new Set(
    steps.flatMap((step) => (step.type === 'change' && 'secret' in step.value ? [step.value.secret] : [])),
  ),
];

/** Where a journey begins: the address of its first navigation. */
export const startOf = ({ steps }: Pick<Journey, 'steps'>): string | null => {
  const first = steps.find((step) => step.type === 'navigate');
  return first?.type === 'navigate' ? first.url : null;
};

/** Why a step could not be replayed. */
export const journeyFailures = {
  'element-missing': 'l’élément n’a pas été trouvé, ou n’a pas pu être actionné, dans le temps de l’étape',
  'frame-missing': 'le cadre de la page n’a pas été trouvé',
  'no-navigation': 'la page attendue n’est pas venue',
  'act-failed': 'le navigateur n’a pas pu faire ce geste',
  'no-answer': 'la page n’a pas répondu',
  'http-error': 'la page répond par une erreur',
  'left-site': 'elle mène à un autre site, que le parcours ne visite pas',
  'act-refused': 'elle déconnecte, supprime, achète ou envoie : Constat ne le fait jamais',
  'send-refused':
    'elle envoie quelque chose que Constat n’envoie pas (un message, une commande, ou vers un autre site)',
  'signed-out': 'le site demande de se connecter : la session s’est terminée en chemin',
  'secret-missing': 'la valeur à saisir est un secret qui n’a pas été fourni',
  'secret-plain': 'ce champ attend un secret : enregistrez sa valeur comme secret, jamais en clair',
  late: 'le temps du parcours est écoulé',
} as const satisfies Readonly<Record<string, string>>;
export type JourneyFailure = keyof typeof journeyFailures;
