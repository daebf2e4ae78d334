import { z } from 'zod';
import { typeset } from '../french.ts';
import { jsonOf } from '../json-of.ts';
import {
  type JourneyAct,
  type JourneyStep,
  longestStepMs,
  mostJourneySteps,
  mostRecordingBytes,
  usualStepMs,
} from './journey.ts';
import { type KeyReader, openKeys } from './recorded-keys.ts';
import { isSecretField, openSecrets } from './recorded-secrets.ts';
import { recordedStep, refusedTypes } from './recorded-step.ts';

/** Why a recording cannot be used; `step` from 1, absent where it is refused as a whole. */
export interface RecordingRefusal {
  readonly code:
    | 'too-large'
    | 'not-json'
    | 'not-a-recording'
    | 'too-many-steps'
    | 'no-start'
    | 'step-refused'
    | 'step-unreadable'
    | 'other-host';
  readonly step?: number;
  /** In French: what is wrong and what to do. */
  readonly sentence: string;
}

export interface ReadRecording {
  /** As the recorder named it; may be empty. */
  readonly title: string;
  readonly steps: readonly JourneyStep[];
  /** What was typed into fields of secrets, by the name that stands in the steps. */
  readonly secrets: Readonly<Record<string, string>>;
}

const recording = z.object({
  title: z.string().max(1_000).default(''),
  timeout: z.number().min(1).max(longestStepMs).optional(),
  steps: z.array(z.unknown()).min(1),
});

const refused = (code: RecordingRefusal['code'], sentence: string, step?: number) => ({
  refusal: { code, sentence: typeset(sentence), ...(step !== undefined && { step }) },
});

/**
 * Reads the JSON that the Recorder of Chrome’s developer tools exports, for the site of `host` (with its port where it is not
 * the usual one). What was typed into fields of passwords and codes is taken out of the steps.
 */
export function readRecording(
  text: string,
  host: string,
): { readonly recording: ReadRecording } | { readonly refusal: RecordingRefusal } {
  if (new TextEncoder().encode(text).length > mostRecordingBytes)
    return refused('too-large', 'Cet enregistrement dépasse 256 Kio. Enregistrez un parcours plus court.');
  const json = jsonOf(text.replace(/^\uFEFF/, ''));
  if (json === undefined)
    return refused(
      'not-json',
      'Ce fichier n’est pas du JSON. Dans l’Enregistreur de Chrome, exportez le parcours « au format JSON ».',
    );
  const whole = recording.safeParse(json);
  if (!whole.success)
    return refused(
      'not-a-recording',
      'Ce fichier n’est pas un enregistrement de Chrome, ou son délai dépasse 30 secondes. Exportez le parcours au format JSON.',
    );
  const { title, steps, timeout = usualStepMs } = whole.data;
  const secrets = openSecrets();
  const keys = openKeys();
  const read: JourneyStep[] = [];
  const begins = firstOf(steps);
  for (const [at, step] of steps.entries()) {
    if (at < begins && isBlank(step)) continue;
    const one = readStep(step, { at, host, timeout, secrets, keys });
    if ('refusal' in one) return one;
    const last = read.at(-1);
    if (one.step) read.push(one.step);
    else if (one.navigates && last) read[read.length - 1] = { ...last, navigates: true };
  }
  if (read.length > mostJourneySteps)
    return refused(
      'too-many-steps',
      `Ce parcours a ${read.length} étapes : il peut en avoir ${mostJourneySteps} au plus.`,
    );
  const first = read.find(({ type }) => type !== 'setViewport' && type !== 'emulateNetworkConditions');
  if (first?.type !== 'navigate')
    return refused(
      'no-start',
      'Ce parcours n’ouvre aucune page : sa première étape doit être une navigation. Recommencez l’enregistrement sur une page du site.',
    );
  return { recording: { title: title.trim(), steps: read, secrets: secrets.values } };
}

const opened = z.object({ type: z.literal('navigate'), url: z.string() });

/** The first step that opens a page of a site; a recording often begins on the empty page of a new tab. */
const firstOf = (steps: readonly unknown[]): number =>
  steps.findIndex((step) => /^https?:/i.test(opened.safeParse(step).data?.url ?? ''));

const isBlank = (step: unknown): boolean =>
  /^(?:chrome|edge|about|brave|opera|vivaldi):/i.test(opened.safeParse(step).data?.url ?? '');

interface Place {
  readonly at: number;
  readonly host: string;
  readonly timeout: number;
  readonly secrets: ReturnType<typeof openSecrets>;
  readonly keys: KeyReader;
}

type ReadStep =
  | { readonly refusal: RecordingRefusal }
  | { readonly step: JourneyStep }
  /** There is nothing to do for it; a page may be awaited. */
  | { readonly step: null; readonly navigates: boolean };

function readStep(step: unknown, place: Place): ReadStep {
  const number = place.at + 1;
  const refuse = (code: RecordingRefusal['code'], why: string) =>
    refused(code, `Étape ${number} : ${why}`, number);
  const type = z.object({ type: z.string() }).safeParse(step).data?.type ?? '';
  const why = refusedTypes[type];
  if (why) return refuse('step-refused', why);
  const whole = recordedStep.safeParse(step);
  if (!whole.success)
    return refuse('step-unreadable', unreadable(whole.error.issues[0]?.path.join('.') ?? ''));
  const { data } = whole;
  if (data.target !== undefined && data.target !== 'main')
    return refuse(
      'step-refused',
      'elle se passe dans une autre fenêtre. Un parcours reste dans une seule fenêtre.',
    );
  const elsewhere = addressesOf(data).find((url) => url !== '' && !isOfHost(url, place.host));
  if (elsewhere !== undefined)
    return refuse(
      'other-host',
      `elle mène à ${hostOf(elsewhere)}, qui n’est pas ${place.host}. Un parcours reste sur son site.`,
    );
  if (data.type === 'change' && /^C:\\fakepath\\/i.test(data.value))
    return refuse(
      'step-refused',
      'elle envoie un fichier, ce qu’un enregistrement ne contient pas. Supprimez-la.',
    );
  const key = keyOf(data, place.keys);
  if (key === 'secret')
    return refuse(
      'step-refused',
      'un mot de passe y est frappé touche par touche. Enregistrez de nouveau cette saisie, ou remplacez ces touches par une étape « change ».',
    );
  const navigates = data.type !== 'navigate' && (data.assertedEvents ?? []).length > 0;
  if (key === 'nothing') return { step: null, navigates };
  const leadsTo = (data.assertedEvents ?? []).flatMap(({ url }) => URL.parse(url ?? '')?.pathname ?? [])[0];
  return {
    step: {
      ...actOf(data, place.secrets),
      navigates,
      timeoutMs: data.timeout ?? place.timeout,
      ...(leadsTo && { leadsTo }),
    },
  };
}

function unreadable(part: string): string {
  if (part === 'timeout')
    return `elle peut attendre plus de ${longestStepMs / 1_000} secondes (timeout). Raccourcissez son délai dans l’Enregistreur.`;
  const named = part === '' ? '' : ` (${part.slice(0, 60)})`;
  return `elle n’est pas comprise${named}. Supprimez-la de l’enregistrement, ou enregistrez-la de nouveau.`;
}

const addressesOf = (step: Recorded): string[] => [
  ...(step.type === 'navigate' ? [step.url] : []),
  ...(step.assertedEvents ?? []).flatMap(({ url }) => url ?? []),
];

/** What becomes of a key; steps on elements tell where keys go. */
function keyOf(step: Recorded, keys: KeyReader): ReturnType<KeyReader['read']> {
  if (step.type === 'keyDown' || step.type === 'keyUp') return keys.read(step.type, step.key);
  if ('selectors' in step && step.selectors) keys.enter(isSecretField(step.selectors));
  return 'pressed';
}

const hostOf = (url: string): string => URL.parse(url)?.host || 'une autre adresse';

/** Whether an address is of that host, http or https. */
export function isOfHost(text: string, host: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.host === host;
}

type Recorded = z.infer<typeof recordedStep>;

const buttons = {
  primary: 'left',
  auxiliary: 'middle',
  secondary: 'right',
  back: 'left',
  forward: 'left',
} as const;

function actOf(step: Recorded, secrets: Place['secrets']): JourneyAct {
  const frame = step.frame ?? [];
  switch (step.type) {
    case 'setViewport':
      return {
        ...{ type: step.type, width: step.width, height: step.height },
        ...(step.isMobile && { isMobile: true }),
        ...(step.hasTouch && { hasTouch: true }),
        ...(step.deviceScaleFactor && step.deviceScaleFactor !== 1 && { scale: step.deviceScaleFactor }),
      };
    case 'click':
    case 'doubleClick': {
      const { type, selectors, offsetX, offsetY, button = 'primary' } = step;
      return { type, selectors, frame, offsetX, offsetY, button: buttons[button] };
    }
    case 'hover':
      return { type: step.type, selectors: step.selectors, frame };
    case 'change':
      return { type: step.type, selectors: step.selectors, frame, value: secrets.typed(step) };
    case 'waitForElement': {
      const { type, selectors, visible = true, count = 1, operator, properties, attributes } = step;
      return {
        ...{ type, selectors, frame, visible, count },
        ...(operator && operator !== '>=' && { operator }),
        ...(properties && { properties }),
        ...(attributes && { attributes }),
      };
    }
    case 'scroll':
      return { type: step.type, x: step.x ?? 0, y: step.y ?? 0, frame, selectors: step.selectors ?? null };
    case 'navigate':
      return { type: step.type, url: step.url };
    case 'keyDown':
    case 'keyUp':
      return { type: step.type, key: step.key };
    case 'close':
    case 'emulateNetworkConditions':
      return { type: step.type };
  }
}
