import { AppError } from '#contract/errors.ts';
import { type FixMark, longestFixNote } from '#contract/handover-words.ts';
import { lockHandoverFix, markHandoverFix } from '#store/handovers.ts';
import type { Deps } from '../deps.ts';
import { cleanWords, lengthOf } from './clean-words.ts';
import { findOpen } from './find-open.ts';

/** What somebody with the link says of a fix. */
export interface AskedMark {
  readonly mark: FixMark;
  readonly note: string;
  /** Of the state that they saw. */
  readonly revision: number;
}

/**
 * Writes what the provider says of a fix. Two at once: the second is told, unless it says the very same, as a button pressed
 * twice does. « Fait » said again begins again: what was verified before does not count any more.
 * @throws AppError `request/not-found`, `handover/note-length`, `handover/overtaken`, `handover/revoked`, `handover/expired`.
 */
export async function markHandedFix(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  key: string,
  asked: AskedMark,
): Promise<void> {
  const { handover } = await findOpen(deps, token);
  const words = cleanWords(asked.note);
  if (lengthOf(words) > longestFixNote)
    throw new AppError('handover/note-length', { field: 'note', data: { limit: longestFixNote } });
  await deps.db.transaction(async (tx) => {
    const row = await lockHandoverFix(tx, handover.id, key);
    if (row === null) throw new AppError('request/not-found');
    const isSame = row.mark === asked.mark && words === row.note;
    if (row.revision !== asked.revision) {
      if (isSame) return;
      throw new AppError('handover/overtaken');
    }
    const now = deps.clock.now();
    const isDoneNow = row.mark !== 'done' || words === row.note;
    const doneAt = asked.mark === 'done' ? (isDoneNow ? now : row.doneAt) : null;
    await markHandoverFix(tx, row, { mark: asked.mark, note: words, doneAt }, now);
  });
}
