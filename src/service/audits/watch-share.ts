import type { Deps } from '../deps.ts';
import type { OnShare } from './audit-runner.ts';
import { turnsOf } from './site-turns.ts';

/** Between two looks at who else visits the site. */
const lookMs = 2000;

/**
 * Follows how many audits and verifications of the installation share a site, this one included, until the signal
 * aborts or `stop` is called. What cannot be counted changes nothing.
 */
export function watchShare(
  deps: Pick<Deps, 'db' | 'queue' | 'log'>,
  address: string,
): { readonly onShare: OnShare; stop(): void } {
  let listener: (sharedBy: number) => void = () => {};
  let told = 1;
  async function look(): Promise<void> {
    try {
      const sharedBy = Math.max(1, await deps.queue.countRunning(deps.db, turnsOf(address)));
      if (sharedBy !== told) listener(sharedBy);
      told = sharedBy;
    } catch (error) {
      deps.log.warn({ error }, 'who shares a site could not be counted');
    }
  }
  const timer = setInterval(() => void look(), lookMs);
  return {
    onShare(hear) {
      listener = hear;
      void look();
    },
    stop: () => clearInterval(timer),
  };
}
