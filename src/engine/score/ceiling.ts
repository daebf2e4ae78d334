/** On how many pages something blocking is open: any of it, and each defect. */
export interface BlockedPages {
  any: number;
  readonly byDefect: Map<string, number>;
}

/** What the first blocking defect takes from the ceiling beside its own share, and what each of them takes. */
const forAny = 26;
const forEach = 5;
const mostDefects = 10;
/** Share of the pages from which a blocking defect counts wholly. */
const whole = 0.1;

/**
 * Highest score of a theme where something blocking is open: 69 with one defect on a tenth of the pages or more, 64 with two
 * and so on down to 24 with ten; on fewer pages as much less short of 100. It falls with each page and each defect alone, so
 * that mending either never lowers it.
 */
export function ceilingOf({ any, byDefect }: BlockedPages, pageCount: number): number {
  const reach = (pages: number) => Math.min(1, pages / (whole * pageCount));
  const defects = [...byDefect.values()].reduce((sum, pages) => sum + reach(pages), 0);
  return 100 - forAny * reach(any) - forEach * Math.min(mostDefects, defects);
}
