import type { z } from 'zod';
import { isAppError } from '#contract/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { createAdminToken } from './admin-token.ts';
import { askJson } from './ask-json.ts';
import { refusalCodes, refusalOf, unreachable, wordOf } from './refusals.ts';
import type { FirebaseSettings } from './settings.ts';

/** A provider that is slow must not pile requests up without end. */
const callsAtOnce = 32;
const callsWaiting = 256;
const callsWaitingForOne = 4;

/** Asks Google’s Identity Toolkit. */
export interface Google {
  /** What anybody who knows the web API key may ask: `accounts:signInWithPassword`. */
  asClient<Shape extends z.ZodType>(method: string, body: object, shape: Shape): Promise<z.output<Shape>>;
  /** In the name of the project: `/accounts:lookup`. Without a body, a GET. */
  asAdmin<Shape extends z.ZodType>(path: string, body: object | null, shape: Shape): Promise<z.output<Shape>>;
}

/**
 * Calls Google from here, with `fetch` alone. Each answer has its shape: what has another one is no answer.
 * All throw AppError: a code of `refusalCodes`, or `auth/network-request-failed`.
 * @param limitMs of one answer
 */
export function createGoogle(
  settings: FirebaseSettings,
  { clock, log, limitMs }: { readonly clock: Clock; readonly log: Log; readonly limitMs?: number },
): Google {
  const { projectId, apiKey, endpoints } = settings;
  const adminToken = createAdminToken(settings, clock, limitMs);
  const runLimited = createConcurrencyLimit({
    atOnce: callsAtOnce,
    waiting: callsWaiting,
    waitingForOne: callsWaitingForOne,
  });

  async function ask<Shape extends z.ZodType>(
    url: string,
    headers: Record<string, string>,
    body: object | null,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const init = body === null ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
    const { status, answer } = await askJson(
      url,
      { ...init, headers: { 'content-type': 'application/json', ...headers } },
      limitMs,
    );
    if (status !== 200) {
      const word = wordOf(answer);
      // A wrong key, a closed project: the operator’s to mend. The word is Google’s, never what somebody typed.
      if (!(word in refusalCodes)) log.error({ status, word }, 'firebase refused a call');
      if (status === 401) adminToken.forget();
      throw refusalOf(status, word);
    }
    const read = shape.safeParse(answer);
    if (!read.success) throw unreachable(new Error('an answer of another shape'));
    return read.data;
  }

  /** People are told that the service does not answer; why, the log says. */
  function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    return runLimited(work).catch((error: unknown) => {
      if (isAppError(error) && error.code === 'auth/network-request-failed')
        log.warn({ error: error.cause }, 'firebase does not answer');
      throw error;
    });
  }

  return {
    asClient: (method, body, shape) =>
      watched(() =>
        ask(`${endpoints.toolkit}/v1/${method}?key=${encodeURIComponent(apiKey)}`, {}, body, shape),
      ),
    asAdmin: (path, body, shape) =>
      watched(async () => {
        const url = path.startsWith('/admin/')
          ? `${endpoints.toolkit}${path}`
          : `${endpoints.toolkit}/v1/projects/${projectId}${path}`;
        return ask(url, { authorization: `Bearer ${await adminToken.read()}` }, body, shape);
      }),
  };
}
