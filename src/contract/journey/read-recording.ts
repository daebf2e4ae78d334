import { z } from 'zod';
import { foldText } from '../fold-text.ts';
import { typeset } from '../french.ts';
import {
  type JourneyAct,
  type JourneyStep,
  longestStepMs,
  mostJourneySteps,
  mostRecordingBytes,
  type Typed,
  usualStepMs,
} from './journey.ts';
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
  const json = parsed(text.replace(/^\uFEFF/, ''));
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
  if (steps.length > mostJourneySteps)
    return refused(
      'too-many-steps',
      `Ce parcours a ${steps.length} étapes : il peut en avoir ${mostJourneySteps} au plus.`,
    );
  const secrets = openSecrets();
  const read: JourneyStep[] = [];
  for (const [at, step] of steps.entries()) {
    const one = readStep(step, { at, host, timeout, secrets });
    if ('refusal' in one) return one;
    read.push(one.step);
  }
  const first = read.find(({ type }) => type !== 'setViewport' && type !== 'emulateNetworkConditions');
  if (first?.type !== 'navigate')
    return refused(
      'no-start',
      'Ce parcours n’ouvre aucune page : sa première étape doit être une navigation. Recommencez l’enregistrement sur une page du site.',
    );
  return { recording: { title: title.trim(), steps: read, secrets: secrets.values } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface Place {
  readonly at: number;
  readonly host: string;
  readonly timeout: number;
  readonly secrets: ReturnType<typeof openSecrets>;
}

function readStep(step: unknown, place: Place) {
  const number = place.at + 1;
  const type = z.object({ type: z.string() }).safeParse(step).data?.type ?? '';
  const why = refusedTypes[type];
  if (why) return refused('step-refused', `Étape ${number} : ${why}`, number);
  const whole = recordedStep.safeParse(step);
  if (!whole.success) {
    const part = whole.error.issues[0]?.path.join('.') ?? '';
    const named = part === '' ? '' : ` (${part.slice(0, 60)})`;
    return refused(
      'step-unreadable',
      `Étape ${number} : elle n’est pas comprise${named}. Supprimez-la de l’enregistrement, ou enregistrez-la de nouveau.`,
      number,
    );
  }
  const { data } = whole;
  if (data.target !== undefined && data.target !== 'main')
    return refused(
      'step-refused',
      `Étape ${number} : elle se passe dans une autre fenêtre. Un parcours reste dans une seule fenêtre.`,
      number,
    );
  const events = data.assertedEvents ?? [];
  const addresses = [
    ...(data.type === 'navigate' ? [data.url] : []),
    ...events.flatMap(({ url }) => url ?? []),
  ];
  const elsewhere = addresses.find((url) => url !== '' && !isOfHost(url, place.host));
  if (elsewhere !== undefined)
    return refused(
      'other-host',
      `Étape ${number} : elle mène à ${hostOf(elsewhere)}, qui n’est pas ${place.host}. Un parcours reste sur son site.`,
      number,
    );
  return {
    step: {
      ...actOf(data, place.secrets),
      navigates: data.type !== 'navigate' && events.length > 0,
      timeoutMs: data.timeout ?? place.timeout,
    },
  };
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
      return { type: step.type, width: step.width, height: step.height };
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
      const { type, selectors, visible = true, count = 1 } = step;
      return { type, selectors, frame, visible, count };
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

/** Fields whose value is a secret, by the words that name them. */
const secretField =
  /pass(?:word|wd|phrase|e\b)|pwd|mdp|secret|otp|totp|2fa|mfa|token|jeton|\bpin\b|cvv|cvc|crypto|iban|card|carte|\bcode\b(?! (?:postal|promo|insee|naf))|one time|verification/;

/** Takes what was typed into fields of secrets apart: one name a field. */
function openSecrets() {
  const values: Record<string, string> = {};
  const names = new Map<string, string>();
  return {
    values,
    typed({ selectors, value }: { readonly selectors: readonly string[][]; readonly value: string }): Typed {
      const said = foldText(selectors.flat().join(' ')).replaceAll(/[\s_-]+/g, ' ');
      if (!secretField.test(said)) return { text: value };
      const field = JSON.stringify(selectors);
      const name = names.get(field) ?? `secret-${names.size + 1}`;
      names.set(field, name);
      values[name] = value;
      return { secret: name };
    },
  };
}
