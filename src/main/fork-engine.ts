import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AuditOrder, AuditProgress } from '#contract/audit.ts';
import type { EngineOutcome } from '#engine/outcome.ts';
import type { AuditRunner } from '#service/audits/run-engine.ts';

/** What the child needs besides the order; fixed for the life of a worker. */
export interface EngineSettings {
  readonly chromiumPath: string;
  readonly allowTargets: readonly string[];
  /** Address of Constat, named in the user agent. */
  readonly publicUrl: string;
}

export type ToEngine =
  | { readonly kind: 'run'; readonly order: AuditOrder; readonly settings: EngineSettings }
  | { readonly kind: 'cancel' };

export type FromEngine =
  | { readonly kind: 'progress'; readonly progress: AuditProgress }
  | { readonly kind: 'outcome'; readonly outcome: EngineOutcome }
  | { readonly kind: 'crash'; readonly reason: string };

const child = fileURLToPath(new URL('./engine-child.ts', import.meta.url));
/** A cancelled audit closes its browser within this time, or is killed. */
const CANCEL_GRACE_MS = 5_000;

/**
 * Runs each audit in a process of its own, so that analysis never blocks the worker’s heartbeats and a crash of the
 * engine is one failed audit. The child leads a process group, out of reach of Ctrl-C: the worker decides when it ends.
 * Its browser leaves when the pipe to it closes.
 */
export function forkEngine(settings: EngineSettings): AuditRunner {
  return (order, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const engine = fork(child, [], {
        serialization: 'advanced',
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      let result: EngineOutcome | null = null;
      let reason = 'the engine stopped without an answer';
      let killing: NodeJS.Timeout | undefined;
      const kill = () => killGroup(engine.pid);
      const cancel = () => {
        if (engine.connected) engine.send({ kind: 'cancel' } satisfies ToEngine);
        killing = setTimeout(kill, CANCEL_GRACE_MS);
      };
      signal.addEventListener('abort', cancel, { once: true });
      engine.on('message', (message: FromEngine) => {
        if (message.kind === 'progress') onProgress(message.progress);
        else if (message.kind === 'outcome') result = message.outcome;
        else reason = message.reason;
      });
      engine.once('error', (error) => {
        reason = error.message;
      });
      engine.once('close', (code, killedBy) => {
        clearTimeout(killing);
        signal.removeEventListener('abort', cancel);
        kill();
        if (signal.aborted) reject(signal.reason);
        else if (result) resolve(result);
        else reject(new Error(`${reason} (${killedBy ?? `code ${code}`})`));
      });
      engine.send({ kind: 'run', order, settings } satisfies ToEngine);
    });
}

/** The child and the browser it left, if any. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
