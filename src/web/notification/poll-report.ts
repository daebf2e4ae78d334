import { type FollowerDeps, pollIntervalMs, type ReportAnswer } from './notification.ts';

/**
 * Reads an audit’s state at once, then every 5 s, until the returned function is called. Failures are only
 * logged and the reading goes on. A reading that is still under way is not doubled, and one that ends after
 * the stop is ignored.
 */
export function pollReport(
  world: Pick<FollowerDeps, 'readReport' | 'every' | 'log'>,
  auditId: string,
  settle: (answer: ReportAnswer) => void,
): () => void {
  let reading = false;
  let stopped = false;
  async function read() {
    if (reading) return;
    reading = true;
    try {
      const answer = await world.readReport(auditId);
      if (!stopped) settle(answer);
    } catch (error) {
      if (!stopped) world.log('La lecture de l’audit a échoué, nouvel essai dans 5 s', error);
    } finally {
      reading = false;
    }
  }
  const stopTimer = world.every(pollIntervalMs, () => void read());
  void read();
  return () => {
    stopped = true;
    stopTimer();
  };
}
