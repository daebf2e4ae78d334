import { isVerifying, type VerificationRow } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';

const beatMs = 1_000;

/** Follows a running verification once a second: its signal aborts when it was deleted or taken by another worker. */
export function watchVerification(
  deps: Pick<Deps, 'db' | 'log'>,
  row: VerificationRow,
): { readonly signal: AbortSignal; stop(): Promise<void> } {
  const controller = new AbortController();
  let beating: Promise<void> | null = null;
  async function beat(): Promise<void> {
    try {
      if (!(await isVerifying(deps.db, row)))
        controller.abort(new Error('The verification was deleted or taken over.'));
    } catch (error) {
      deps.log.warn({ verification: row.id, error }, 'verification could not be watched');
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
