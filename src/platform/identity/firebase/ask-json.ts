import { readBounded } from '../../read-bounded.ts';
import { unreachable } from './refusals.ts';

/** A provider that is slow is one that does not answer, ms. */
export const answerLimitMs = 8_000;
/** A page of a thousand accounts weighs about one. */
const maxBytes = 8_000_000;

/**
 * One question to Google: its status and what it says in JSON, within eight seconds and eight megabytes, no redirection followed.
 * @throws AppError `auth/network-request-failed` when there is no such answer.
 */
export async function askJson(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers'> & { readonly body?: string | URLSearchParams },
  limitMs = answerLimitMs,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    return { status: response.status, answer: JSON.parse(await readBounded(response, maxBytes)) };
  } catch (error) {
    throw unreachable(error);
  }
}
