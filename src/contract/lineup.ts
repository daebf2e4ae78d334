/** Sites side by side. Without schemas: pages show it. */

/** Sites that stand side by side at most, and at least. */
export const lineupSites = { most: 5, least: 2 } as const;
/** Characters of the name of a line-up that is kept. */
export const lineupNameLength = 100;
/** Line-ups that an account keeps. */
export const lineupsPerAccount = 50;

/** What is told of each site beside its scores; null where it is not known. */
export const lineupFigureIds = [
  'largestContentfulPaintMs',
  'totalBlockingTimeMs',
  'cumulativeLayoutShift',
  'fieldInpMs',
  'desktopScore',
  'transferBytes',
  'requestCount',
  'rgaaUnmet',
  'trackersBefore',
  'duties',
  'blocking',
  'major',
  'minor',
  'reviews',
] as const;
export type LineupFigureId = (typeof lineupFigureIds)[number];
