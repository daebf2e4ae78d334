import { type Described, describe } from './describe.ts';
import { shown } from './pauses.ts';

interface ShiftOutput extends Described {
  /** Layout shift score of the shifts the element took part in. */
  readonly score: number;
}
interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

/** Shifts noted so far, through pauses of the watch. */
const shifts: Shift[] = [];
let observer: PerformanceObserver | null = null;

/** The browser’s entries of the kind `layout-shift`; the compiler’s types do not tell them from others. */
const shiftsIn = (entries: PerformanceEntryList): Shift[] =>
  entries.filter((entry): entry is PerformanceEntry & Shift => 'hadRecentInput' in entry);

/** Notes layout shifts from now on, after those that were noted before. */
export function watchShifts(): void {
  observer = new PerformanceObserver((entries) => {
    shifts.push(...shiftsIn(entries.getEntries()));
  });
  observer.observe({ type: 'layout-shift' });
}

/** Notes no more of them until the next watch. */
export function pauseShiftWatch(): void {
  shifts.push(...shiftsIn(observer?.takeRecords() ?? []));
  observer?.disconnect();
}

/** Scrolls to the end of the page as it is now, in a few steps, each drawn. Gives its height before. */
export async function scrollToEnd(stepLimit: number): Promise<number> {
  const root = document.scrollingElement ?? document.documentElement;
  const height = root.scrollHeight;
  const end = Math.max(0, height - innerHeight);
  const step = Math.max(innerHeight * 0.8, (end - scrollY) / stepLimit);
  // Two frames: one shows the place to what watches for it, the next one what it then did.
  for (let top = Math.min(end, scrollY + step); ; top = Math.min(end, top + step)) {
    scrollTo({ top, behavior: 'instant' });
    await shown(0);
    if (top >= end) break;
  }
  return height;
}

/** Height of the page now. */
export function pageHeight(): number {
  return (document.scrollingElement ?? document.documentElement).scrollHeight;
}

/**
 * Back to the top. The score is that of the worst session of shifts (gaps under 1 s, 5 s at most), as the Core Web
 * Vitals define it, with the elements that moved most.
 */
export function endShiftWatch(): { score: number; elements: ShiftOutput[] } {
  scrollTo({ top: 0, behavior: 'instant' });
  pauseShiftWatch();
  let worst: { score: number; shifts: Shift[] } = { score: 0, shifts: [] };
  let session: { score: number; shifts: Shift[] } = { score: 0, shifts: [] };
  for (const shift of shifts) {
    if (shift.hadRecentInput) continue;
    const first = session.shifts[0];
    const last = session.shifts.at(-1);
    const goesOn =
      first && last && shift.startTime - last.startTime < 1_000 && shift.startTime - first.startTime < 5_000;
    session = goesOn
      ? { score: session.score + shift.value, shifts: [...session.shifts, shift] }
      : { score: shift.value, shifts: [shift] };
    if (session.score > worst.score) worst = session;
  }
  const scores = new Map<Element, number>();
  for (const { value, sources } of worst.shifts)
    for (const { node } of sources ?? []) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (element?.isConnected) scores.set(element, (scores.get(element) ?? 0) + value);
    }
  const elements = [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([element, score]) => ({
      ...describe(element),
      score: Math.round(score * 1_000) / 1_000,
    }));
  return { score: Math.round(worst.score * 1_000) / 1_000, elements };
}

/** Width of the page now: larger than its window where it goes past it. */
export const pageWidth = (): number => document.documentElement.scrollWidth;
