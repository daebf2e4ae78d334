import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { earlierBy } from '#contract/durations.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { findAnswer, saveAnswer, tryLockIdempotencyKey } from '#store/idempotency.ts';
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

/** How long somebody waits for the same request under way, before being told of it; and how often it is looked for. */
const patienceMs = 3_000;
const lookEveryMs = 100;
/** Requests of one person that wait for the same one under way. */
const mostWaiting = 4;

/** Requests under way in this process, by person and key; and how many wait for one, by person. */
const underWay = new Map<string, Promise<unknown>>();
const waitingOf = new Map<string, number>();

const inFlight = () => new AppError('idempotency/in-flight');

/** Waits without a connection. @throws AppError `idempotency/in-flight` when it takes too long or too many wait. */
async function waitFor(uid: string, other: Promise<unknown>, leftMs: number): Promise<void> {
  const waiting = waitingOf.get(uid) ?? 0;
  if (leftMs <= 0 || waiting >= mostWaiting) throw inFlight();
  waitingOf.set(uid, waiting + 1);
  try {
    await Promise.race([other.catch(() => {}), setTimeout(leftMs, undefined, { ref: false })]);
  } finally {
    const left = (waitingOf.get(uid) ?? 1) - 1;
    if (left === 0) waitingOf.delete(uid);
    else waitingOf.set(uid, left);
  }
}

/** Does the work while no other of that person and key is done in this process. */
async function inTurn<Result>(uid: string, name: string, work: (deadlineMs: number) => Promise<Result>) {
  const id = `${uid} ${name}`;
  const deadlineMs = performance.now() + patienceMs;
  for (let other = underWay.get(id); other; other = underWay.get(id))
    await waitFor(uid, other, deadlineMs - performance.now());
  const running = work(deadlineMs);
  underWay.set(id, running);
  try {
    return await running;
  } finally {
    underWay.delete(id);
  }
}

/**
 * Does the work once for a key of a person: what it changes and its answer are kept together or not at all, and the same
 * request gives that answer again for a day. A refusal is not kept, but what it counted is: nobody tries for free.
 * Whoever waits for the same request under way holds no connection meanwhile.
 * @param answer does all it does by the `db` it is given, quickly; its answer is data
 * @param prepare does what is slow, outside of the transaction, and changes nothing that is kept; not asked for an answer
 * that is there
 * @throws AppError `idempotency/conflict` for another request of that key, `idempotency/in-flight` while one is under way,
 * and what the work throws.
 */
export function answerOnce<Answer, Prepared = undefined>(
  deps: Deps,
  request: KeyedRequest,
  answer: (deps: Deps, prepared: Prepared) => Promise<Answer>,
  prepare: () => Promise<Prepared> = async () => undefined as Prepared,
): Promise<Answer> {
  const name = createHash('sha256').update(request.key).digest('hex');
  return inTurn(request.uid, name, async (deadlineMs) => {
    const known = await readKnown<Answer>(deps.db, deps.clock.now(), name, request);
    if (known) return known.given;
    const prepared = await prepare();
    for (;;) {
      const outcome = await tryOnce(deps, name, request, (world) => answer(world, prepared));
      if (outcome && 'refusal' in outcome) throw outcome.refusal;
      if (outcome) return outcome.given;
      // Another process does it.
      if (performance.now() > deadlineMs) throw inFlight();
      await setTimeout(lookEveryMs);
    }
  });
}

/** @throws AppError `idempotency/conflict`. */
async function readKnown<Answer>(
  db: Deps['db'],
  now: Date,
  name: string,
  { uid, key, digest }: KeyedRequest,
): Promise<{ given: Answer } | null> {
  const known = await findAnswer(db, uid, name, earlierBy(now, idempotencyKeyLifeMs));
  if (known && known.requestHash !== digest) throw new AppError('idempotency/conflict');
  return known && { given: openAnswer(key, known.answer) as Answer };
}

/** The answer, there or made now with all it changes; null while another process makes it. */
function tryOnce<Answer>(
  deps: Deps,
  name: string,
  request: KeyedRequest,
  answer: (deps: Deps) => Promise<Answer>,
): Promise<{ given: Answer } | { refusal: AppError } | null> {
  const { uid, key, digest } = request;
  return deps.db.transaction(async (tx) => {
    if (!(await tryLockIdempotencyKey(tx, uid, name))) return null;
    const now = deps.clock.now();
    const known = await readKnown<Answer>(tx, now, name, request);
    if (known) return known;
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
}
