import type { TrialPicture, TrialResult } from '#contract/api/trials.ts';
import { countOf, typeset } from '#contract/french.ts';
import { type Journey, journeyFailures } from '#contract/journey/journey.ts';
import { failureWords, stepWords } from '#contract/journey/journey-words.ts';
import { countsAsRefused, signInFailures } from '#contract/site-sign-in.ts';
import type { SizedPicture } from '#engine/ports/outcome.ts';
import type { SignInRefusal, TrialAnswer } from '#engine/ports/trial.ts';
import type { AccessAnswer } from '#engine/probe/try-access.ts';

const empty = { status: null, title: '', reached: '', picture: null, steps: [] };

/** Nothing could be tried, for a reason of ours. */
export const unanswered: TrialResult = {
  ...empty,
  outcome: 'incident',
  message: 'L’essai n’a pas abouti de notre côté. Réessayez.',
};

/** What came of a trial, and whether the secrets were refused; null: it does not say. */
interface Told {
  readonly result: TrialResult;
  readonly refused: boolean | null;
}

/** What one request of the home page answered. */
export function resultOfProbe({ outcome, status, title, reached }: AccessAnswer): TrialResult {
  return { ...empty, outcome, status, title, reached, message: sentenceOf({ outcome, status, title }) };
}

/** What a browser saw of a site that was opened by its access. */
export function resultOfAccess(origin: string, answer: TrialAnswer): Told {
  if (answer.kind === 'not-signed-in') return notSignedIn(answer);
  if (answer.kind === 'failed') return { result: unanswered, refused: null };
  const { status, title, reached } = answer;
  const outcome = outcomeOf(origin, answer);
  const told = { ...empty, status, title, reached, picture: shown(answer.picture) };
  const refused = outcome === 'opened' ? false : outcome === 'refused' ? true : null;
  return { result: { ...told, outcome, message: sentenceOf({ outcome, status, title }) }, refused };
}

function outcomeOf(
  origin: string,
  { status, reached }: Extract<TrialAnswer, { kind: 'tried' }>,
): AccessAnswer['outcome'] {
  if (status === null) return 'unreachable';
  if (status === 401 || status === 403 || status === 407) return 'refused';
  if (URL.parse(reached)?.origin !== origin) return 'elsewhere';
  return status >= 400 ? 'error' : 'opened';
}

function notSignedIn({ why, detail, picture }: SignInRefusal): Told {
  const message = typeset(
    detail === '' ? signInFailures[why] : `${signInFailures[why]} Il s’agit de l’${detail}.`,
  );
  return {
    result: { ...empty, outcome: why, message, picture: shown(picture) },
    refused: countsAsRefused(why) ? true : null,
  };
}

/** What became of each step of a journey. */
export function resultOfJourney({ steps }: Pick<Journey, 'steps'>, answer: TrialAnswer): Told {
  if (answer.kind === 'not-signed-in') return notSignedIn(answer);
  if (answer.kind === 'failed') return { result: unanswered, refused: null };
  const at = answer.steps.findIndex(({ failure }) => failure !== null);
  const stopped = at < 0 ? undefined : steps[at];
  const failure = at < 0 ? null : (answer.steps[at]?.failure ?? null);
  const message =
    stopped && failure
      ? `Le parcours s’arrête : ${failureWords(at, stopped, failure)}.`
      : `Le parcours a été rejoué en entier : ${countOf(answer.steps.length, 'étape faite', 'étapes faites')}.`;
  const result: TrialResult = {
    ...empty,
    outcome: stopped ? 'stopped' : 'played',
    message: typeset(message),
    title: answer.title,
    reached: answer.reached,
    steps: steps.map((step, of) => {
      const tried = answer.steps[of];
      return {
        words: stepWords(step),
        outcome: tried === undefined ? 'left' : tried.failure === null ? 'made' : 'failed',
        failure: tried?.failure ? typeset(journeyFailures[tried.failure]) : null,
        state: step.state ?? null,
        picture: shown(tried?.picture ?? null),
      };
    }),
  };
  return { result, refused: null };
}

function shown(picture: SizedPicture | null): TrialPicture | null {
  if (picture === null) return null;
  const { contentType, bytes, width, height } = picture;
  return { src: `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`, width, height };
}

/** What a try of an access means and what to do. */
function sentenceOf({ outcome, status, title }: Pick<AccessAnswer, 'outcome' | 'status' | 'title'>): string {
  if (outcome === 'opened')
    return typeset(
      title === ''
        ? 'Le site s’ouvre : la page atteinte a répondu.'
        : `Le site s’ouvre : la page atteinte s’intitule « ${title} ».`,
    );
  if (outcome === 'refused')
    return typeset(
      `Le site a refusé cet accès (HTTP ${status}). Remplacez-le : après deux refus, nous ne l’envoyons plus.`,
    );
  if (outcome === 'elsewhere')
    return 'La page d’accueil redirige vers une autre adresse, à laquelle l’accès n’est pas envoyé. Enregistrez-le pour celle-là.';
  if (outcome === 'error')
    return typeset(`Le site répond par une erreur (HTTP ${status}). Corrigez-la, puis réessayez.`);
  return 'Le site n’a pas répondu. Vérifiez qu’il est en ligne, puis réessayez.';
}
