import type { EngineLog } from '../engine-log.ts';
import type { EngineFault } from '../judge/faults.ts';
import type { Journal } from '../ports/journal.ts';

/** What went wrong for reasons of ours during an audit. */
export interface FaultBook {
  /** Writes failures down: each in the journal, each kind once in the log with its stack. */
  add(faults: readonly EngineFault[]): void;
  /** In the order they came, 500 at most. */
  entries(): readonly EngineFault[];
}

const limit = 500;

export function openFaultBook(journal: Journal, log: EngineLog, engineVersion: string): FaultBook {
  const book: EngineFault[] = [];
  const logged = new Set<string>();
  return {
    entries: () => book,
    add(faults) {
      for (const fault of faults) {
        const { kind, id, url, message } = fault;
        journal.note(`${kind} failed`, `${id} ${url} ${message}`);
        if (book.length < limit) book.push(fault);
        const key = `${kind} ${id} ${message}`;
        if (logged.has(key)) continue;
        logged.add(key);
        log.warn({ ...fault, engineVersion }, `${kind} failed`);
      }
    },
  };
}
