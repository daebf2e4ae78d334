import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Gives each thread of a process the priority of this one, where it took a higher one. Chromium does so when it runs as
 * root, and whoever serves people on the same machine would wait for it. Linux only: elsewhere nothing is changed.
 */
export function evenPriority(processId: number): void {
  if (process.platform !== 'linux') return;
  const own = getPriority();
  try {
    for (const thread of readdirSync(`/proc/${processId}/task`).map(Number))
      if (getPriority(thread) < own) setPriority(thread, own);
  } catch {
    // The process or the thread is gone: whoever uses the browser meets that by itself.
  }
}
