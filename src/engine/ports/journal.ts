import type { JournalEntry } from './outcome.ts';

/** Writes down what each step of an audit took; read by operators, never by the report. */
export interface Journal {
  /** Runs a step and notes its duration, also when it throws. */
  step<Value>(name: string, detail: string, run: () => Promise<Value>): Promise<Value>;
  note(step: string, detail: string, durationMs?: number): void;
  entries(): readonly JournalEntry[];
}

const entriesLimit = 5_000;

export function createJournal(nowMs: () => number = () => performance.now()): Journal {
  const startMs = nowMs();
  const entries: JournalEntry[] = [];
  const note = (step: string, detail: string, durationMs = 0) => {
    if (entries.length >= entriesLimit) return;
    const atMs = Math.round(nowMs() - startMs - durationMs);
    entries.push({ atMs, step, durationMs: Math.round(durationMs), detail: detail.slice(0, 500) });
  };
  return {
    note,
    entries: () => entries,
    async step(name, detail, run) {
      const began = nowMs();
      let failed = '';
      try {
        return await run();
      } catch (error) {
        failed = ` (failed: ${error instanceof Error ? error.message : String(error)})`;
        throw error;
      } finally {
        note(name, detail + failed, nowMs() - began);
      }
    },
  };
}
