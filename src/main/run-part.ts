import { once } from 'node:events';
import { readConfig } from '#platform/config.ts';
import { closeService, openService } from './open-service.ts';
import type { Closers } from './open-world.ts';
import type { FromPart, GivenSettings, PartName, ToPart } from './part-messages.ts';
import { failureOf, stopRequested } from './run-service.ts';

/** A part that still closes after that ends all the same. */
const closingMs = 40_000;

const tell = (message: FromPart) =>
  new Promise<void>((told) => {
    if (process.connected) process.send?.(message, () => told());
    else told();
  });

/**
 * Runs one part until the supervisor asks it to stop or dies; it may be asked several times, since Ctrl-C of a terminal
 * reaches parts and supervisor alike. What there is to say is told to the supervisor, which says it once.
 */
export async function runPart(name: PartName, given: GivenSettings): Promise<void> {
  const closers: Closers = [];
  const asked = new AbortController();
  const stop = AbortSignal.any([stopRequested(() => undefined), asked.signal]);
  process.on('message', (message: ToPart) => {
    if (message.kind === 'stop') asked.abort();
  });
  process.once('disconnect', () => asked.abort());
  stop.addEventListener('abort', () => void setTimeout(() => process.exit(1), closingMs).unref());
  if (!process.connected) asked.abort();
  let code = 0;
  try {
    stop.throwIfAborted();
    const roles = { web: name === 'web', worker: name === 'worker' };
    const settings = settingsOf(name);
    const demoOf = async () => ({ config: { ...settings, ...given }, demo: null });
    const { chromium, warnings } = await openService(roles, settings, demoOf, closers, stop);
    await tell({ kind: 'ready', warnings, chromium });
    if (!stop.aborted) await once(stop, 'abort');
  } catch (error) {
    if (!stop.aborted) {
      const failure = failureOf(error);
      code = failure.code;
      await tell({ kind: 'failed', ...failure });
    }
  }
  await closeService(closers);
  process.exit(code === 0 ? process.exitCode : code);
}

/** Both parts cannot listen at one port: the worker’s figures are at the next. */
function settingsOf(name: PartName) {
  const settings = readConfig();
  const { metricsPort } = settings;
  return name === 'worker' && metricsPort !== null && metricsPort > 0
    ? { ...settings, metricsPort: metricsPort + 1 }
    : settings;
}
