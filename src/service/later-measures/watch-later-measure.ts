import { isMeasuring, type LaterMeasureRow } from '#store/later-measures.ts';
import type { Deps } from '../deps.ts';

const beatMs = 2_000;

/** Looks every two seconds whether it is still wanted: its signal aborts when the audit was deleted or another worker took it. */
export function watchLaterMeasure(
  deps: Pick<Deps, 'db' | 'log'>,
  row: Pick<LaterMeasureRow, 'auditId' | 'attempts'>,
): { readonly signal: AbortSignal; stop(): Promise<void> } {
  const controller = new AbortController();
  let beating: Promise<void> | null = null;
  async function beat(): Promise<void> {
    try {
      if (!(await isMeasuring(deps.db, row)))
        controller.abort(new Error('The audit was deleted, or its measure taken over.'));
    } catch (error) {
      deps.log.warn({ audit: row.auditId, error }, 'a later measure could not be watched');
    }
  }
  const timer = setInterval(() => {
    beating ??= beat().finally(() => {
      beating = null;
    });
  }, beatMs);
  return {
    signal: controller.signal,
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
