import { Worker } from 'node:worker_threads';

/**
 * Ends this process by force, and its group where it leads one, once the process that started it has been gone for
 * `graceMs`: even when its event loop stands still and hears of nothing.
 */
export function endWithParent(graceMs: number): void {
  const watch = new Worker(new URL('./end-with-parent-thread.ts', import.meta.url), {
    execArgv: [],
    workerData: { parent: process.ppid, graceMs },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  watch.on('error', () => undefined);
  watch.unref();
}
