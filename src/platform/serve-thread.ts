import { parentPort, type Transferable } from 'node:worker_threads';
import type { FromThread, ToThread } from './work-thread.ts';

/** What a thread does with what it is asked. */
export interface ThreadWork<Order, Answer> {
  /** `signal` aborts when nobody waits any more. What it throws is told as a failure of ours. */
  answer(order: Order, signal: AbortSignal): Promise<Answer>;
  /** What moves to the other side rather than being copied. */
  transferOf(answer: Answer): readonly Transferable[];
  close(): Promise<void>;
}

/** The other end of `createWorkThread`: listens until it is told to close. @throws Error outside a thread. */
export function serveThread<Order, Answer>(work: ThreadWork<Order, Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error('This program runs in a thread only.');
  const under = new Map<number, AbortController>();
  const tell = (message: FromThread, transfer: readonly Transferable[] = []) =>
    port.postMessage(message, transfer);

  async function answer(id: number, order: Order): Promise<void> {
    const stopping = new AbortController();
    under.set(id, stopping);
    try {
      const given = await work.answer(order, stopping.signal);
      tell({ kind: 'answer', id, answer: given }, work.transferOf(given));
    } catch (error) {
      tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      under.delete(id);
    }
  }

  tell({ kind: 'pong' });
  port.on('message', (message: ToThread) => {
    if (message.kind === 'ask') void answer(message.id, message.order as Order);
    else if (message.kind === 'abort') under.get(message.id)?.abort();
    else if (message.kind === 'ping') tell({ kind: 'pong' });
    else
      void work
        .close()
        .catch(() => undefined)
        .finally(() => process.exit(0));
  });
}
