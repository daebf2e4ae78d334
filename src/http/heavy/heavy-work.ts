import { AppError } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';
import type { Clock } from '#platform/clock.ts';
import { createFairQueue, type FairQueue, FairQueueFull } from '#platform/fair-queue.ts';
import type { Log } from '#platform/log.ts';
import { ThreadGone, type WorkThread } from '#platform/work-thread.ts';
import type { RateLimiter } from '../middleware/rate-limit.ts';
import { createBlame } from './blame.ts';
import type { CallOrder, HeavyAnswer, Order, PageOrder } from './orders.ts';
import { refusalOf } from './orders.ts';
import { chargeWork, type Payer, refuseSpent } from './work-budget.ts';

/**
 * What costs more than the serving loop may be held for: made in a thread, in turn by person, within what each may use of
 * our processor.
 */
export interface HeavyWork {
  /**
   * A whole page or call, answered by the thread.
   * @throws AppError what the call is refused with; `request/too-many` with the wait, `server/busy`, `server/gave-up`
   */
  answer(who: Payer, order: CallOrder | PageOrder, signal: AbortSignal): Promise<Response>;
  /** Work of this process that mostly waits for others. @throws AppError `request/too-many`, `server/busy`; what it throws. */
  waiting<Result>(who: Payer, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** The thread takes so many at once: while one waits for the database, others work. */
const threadRules = { running: 3, runningPerKey: 2, waitingPerKey: 20, waiting: 200 };
/** A PDF, a verification: each holds little more than its request, for up to a minute. */
const waitRules = { running: 24, runningPerKey: 2, waitingPerKey: 4, waiting: 100 };
/** A turn that did not come is worth asking for again after so long. */
const retrySeconds = 10;

const keyOf = ({ uid, address }: Payer) => uid ?? `address ${address}`;

export function createHeavyWork(world: {
  readonly thread: WorkThread;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}): HeavyWork {
  const { thread, limiter } = world;
  const threadQueue = createFairQueue(threadRules);
  const waitQueue = createFairQueue(waitRules);
  const blame = createBlame(world.clock);

  /** One turn of the thread, charged to who asked for it. */
  async function ask(who: Payer, order: Order, name: string, signal?: AbortSignal): Promise<HeavyAnswer> {
    const key = keyOf(who);
    const turn = { key, isKnown: who.uid !== null, alone: blame.isSuspect(key), ...(signal && { signal }) };
    refuseSpent(limiter, who);
    blame.refuseGuilty(key, name);
    return inTurn(threadQueue, turn, async () => {
      // While it waited, what ran may have used up the budget.
      refuseSpent(limiter, who);
      try {
        const transfer = order.kind === 'page' && order.body ? [order.body.buffer] : [];
        const answer = await thread.ask<HeavyAnswer>(order, { transfer, ...(signal && { signal }) });
        chargeWork(limiter, who, answer.cpuMs);
        return answer;
      } catch (error) {
        if (!(error instanceof ThreadGone)) throw error;
        if (error.why === 'closed' || error.why === 'not started')
          throw new AppError('server/unavailable', { cause: error });
        chargeWork(limiter, who, error.cpuMs);
        blame.threadDied(key, name, turn.alone);
        world.log.warn({ why: error.why, alone: turn.alone }, 'a dear answer was given up');
        throw new AppError('server/gave-up', { cause: error });
      }
    });
  }

  return {
    async answer(who, order, signal) {
      const { pathname } = new URL(order.url);
      const answer = await ask(who, order, `${order.method} ${pathname}`, signal);
      if (answer.refusal) throw refusalOf(answer.refusal);
      const more = answer.stream;
      const body =
        more === null
          ? answer.body
          : partsOf(answer.body, {
              next: () => ask(who, { kind: 'part', stream: more }, `part ${pathname}`, signal),
              drop: () => void thread.ask({ kind: 'drop', stream: more }).catch(() => undefined),
            });
      const headers = answer.headers.map(([name, value]): [string, string] => [name, value]);
      return new Response(body, { status: answer.status, headers });
    },
    waiting: (who, signal, work) =>
      inTurn(waitQueue, { key: keyOf(who), isKnown: who.uid !== null, signal }, work),
  };
}

/** @throws AppError where a queue lets nobody wait any more. */
async function inTurn<Result>(
  queue: FairQueue,
  turn: Parameters<FairQueue['run']>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queue.run(turn, work);
  } catch (error) {
    if (!(error instanceof FairQueueFull)) throw error;
    throw new AppError(error.own ? 'request/too-many' : 'server/busy', {
      cause: error,
      data: waitData(retrySeconds),
    });
  }
}

/** A body that is made as it is read: each part is a turn of its own, so that a slow reader holds no place. */
function partsOf(
  first: Uint8Array<ArrayBuffer> | null,
  rest: { next(): Promise<HeavyAnswer>; drop(): void },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let begin = first;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const part = begin ? { body: begin, stream: 1, refusal: null } : await rest.next();
        begin = null;
        if (part.refusal) throw refusalOf(part.refusal);
        if (part.body) controller.enqueue(part.body);
        if (part.stream === null) controller.close();
      },
      cancel: () => rest.drop(),
    },
    { highWaterMark: 0 },
  );
}
