import { isDefect } from '#contract/defect.ts';
import { typeset } from '#contract/french.ts';
import type { ThemeView } from '../report-view.ts';
import { clip } from '../static/clean-text.ts';
import type { MainDefect } from './main-defects.ts';

/** Characters of what a theme tells in the body. */
export const summaryClips = { title: 130, fix: 210, address: 70, row: 84, note: 220 } as const;

/** What a theme shows on its half of a page. */
interface SummaryPlan {
  /** Defects told with their picture. */
  readonly told: number;
  /** Defects named after them. */
  readonly rows: number;
  /** What explains the score. */
  readonly notes: readonly string[];
}

/** Half of what a page holds, less the room that the next theme keeps. */
const halfMm = 119;
const headMm = 15;
const noteMm = 4.8;
const rowMm = 4.9;
const endMm = 6;
const cropMm = 37;
const gapMm = 4;
const mostRows = 12;
/** Characters of a line: the whole width, and beside a picture. */
const lineLength = { whole: 108, beside: 68 } as const;

/**
 * Shares out half a page: what explains the score, the first defects, then as many names as there is room for.
 * @param share of the room that may be taken, 0–1; 0 tells the score alone
 */
export function planSummary(theme: ThemeView, foremost: readonly MainDefect[], share: number): SummaryPlan {
  const notes = notesOf(theme).slice(0, share < 0.5 ? 1 : 3);
  let left = halfMm * share - headMm - endMm;
  for (const note of notes) left -= lines(note.length, lineLength.whole) * noteMm;
  let told = 0;
  for (const one of foremost) {
    const height = foreMm(one);
    if (height > left) break;
    told += 1;
    left -= height;
  }
  const others = theme.failures.filter(({ finding }) => isDefect(finding)).length - told;
  return { told, rows: Math.max(0, Math.min(mostRows, others, Math.floor(left / rowMm))), notes };
}

/** Why its word is not that of its score, what was not seen, what holds it down. */
function notesOf({ bandNote, unseen, held }: ThemeView): string[] {
  return [bandNote === '' ? '' : `* ${bandNote}.`, unseen ?? '', held]
    .filter((note) => note !== '')
    .map((note) => typeset(clip(note, summaryClips.note)));
}

const lines = (length: number, width: number): number => Math.ceil(length / width);

function foreMm({ finding: { title, fix, pages }, place }: MainDefect): number {
  const width = place === null ? lineLength.whole : lineLength.beside;
  const text =
    lines(Math.min(title.length, summaryClips.title), width * 0.86) * 5.6 +
    6 +
    lines(Math.min(fix.length, summaryClips.fix), width) * 5 +
    (pages.length === 0 ? 0 : 5);
  return Math.max(place === null ? 0 : cropMm, text) + gapMm;
}
