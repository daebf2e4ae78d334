/** Looks whether the parent of this process still lives. */
import { workerData } from 'node:worker_threads';

const { parent, graceMs } = workerData as { readonly parent: number; readonly graceMs: number };
const lookMs = 1_000;
const cell = new Int32Array(new SharedArrayBuffer(4));
const pause = (ms: number) => Atomics.wait(cell, 0, 0, ms);

function end(processId: number): boolean {
  try {
    return process.kill(processId, 'SIGKILL');
  } catch {
    return false;
  }
}

while (process.ppid === parent) pause(lookMs);
pause(graceMs);
// The group exists only where this process leads one.
if (!end(-process.pid)) end(process.pid);
