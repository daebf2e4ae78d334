import { createHash } from 'node:crypto';
import { AppError, isAppError } from '#contract/errors.ts';
import { findAnswer, lockIdempotencyKey, saveAnswer } from '#store/idempotency.ts';
import type { Deps } from '../deps.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

/** An `Idempotency-Key` is honoured that long. */
export const idempotencyKeyLifeMs = 24 * 3600 * 1000;

/** A request as it counts for its key. */
export interface KeyedRequest {
  readonly uid: string;
  readonly key: string;
  /** Of all that it asks. */
  readonly digest: string;
}

const lockNotAvailable = '55P03';
const isBusy = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === lockNotAvailable) || isBusy(error.cause));

/**
 * Does the work once for a key of a person: what it changes and its answer are kept together or not at all, and the same
 * request gives that answer again for a day. A refusal is not kept, but what it counted is: nobody tries for free.
 * @param answer does all it does by the `db` it is given; its answer is data
 * @throws AppError `idempotency/conflict` for another request of that key, `idempotency/in-flight` while one is under way,
 * and what the work throws.
 */
export async function answerOnce<Answer>(
  deps: Deps,
  { uid, key, digest }: KeyedRequest,
  answer: (deps: Deps) => Promise<Answer>,
): Promise<Answer> {
  const name = createHash('sha256').update(key).digest('hex');
  const now = deps.clock.now();
  const outcome = await deps.db.transaction(async (tx) => {
    await lockIdempotencyKey(tx, uid, name).catch((error: unknown) => {
      throw isBusy(error) ? new AppError('idempotency/in-flight', { cause: error }) : error;
    });
    const known = await findAnswer(tx, uid, name, new Date(now.getTime() - idempotencyKeyLifeMs));
    if (known && known.requestHash !== digest) throw new AppError('idempotency/conflict');
    if (known) return { given: openAnswer(key, known.answer) as Answer };
    try {
      const given = await answer({ ...deps, db: tx });
      const sealed = sealAnswer(key, given);
      await saveAnswer(tx, { uid, key: name, requestHash: digest, answer: sealed, createdAt: now });
      return { given };
    } catch (refusal) {
      if (isAppError(refusal)) return { refusal };
      throw refusal;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.given;
}
