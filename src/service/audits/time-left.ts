import type { AuditProgress } from '#contract/audit.ts';

/** Pages that must have been read before anything is foretold. */
const fewest = 3;
/** A range wider than this says nothing. */
const widest = 4;

interface Mark {
  readonly atMs: number;
  readonly done: number;
}

/** Milliseconds a page between two marks. */
const paceOf = (from: Mark, to: Mark) => (to.atMs - from.atMs) / (to.done - from.done);

/**
 * Foretells how long the pages still to read may take, from the pace of this very audit: its mean and that of its last
 * third, each way a little further. Nothing before a few pages, nor when the two disagree too much.
 */
export function createTimeLeft() {
  let marks: Mark[] = [];

  function leftOf({ done, total }: AuditProgress): { from: number; to: number } | null {
    const first = marks[0];
    const last = marks.at(-1);
    const before = marks[Math.floor(((marks.length - 1) * 2) / 3)];
    if (!first || !last || !before || before === last || last.done - first.done < fewest) return null;
    const paces = [paceOf(first, last), paceOf(before, last)];
    const pages = Math.max(0, total - done);
    const from = Math.round((pages * Math.min(...paces) * 0.8) / 1000);
    const to = Math.round((pages * Math.max(...paces) * 1.3) / 1000);
    return pages === 0 || to > from * widest ? null : { from, to };
  }

  return {
    /** The progress of now, with the time left when it can be foretold. */
    withTimeLeft(progress: AuditProgress, nowMs: number): AuditProgress {
      if (progress.stage !== 'visit') {
        marks = [];
        return progress;
      }
      if (marks.at(-1)?.done !== progress.done) marks.push({ atMs: nowMs, done: progress.done });
      const left = leftOf(progress);
      return left === null ? progress : { ...progress, left };
    },
  };
}
