import { findingPath, sharedFindingPath } from '#report/reading/finding-path.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import type { ReportPlaces } from '#report/report-places.ts';

/** Where the parts of a report of the account stand. */
export function placesOf(id: string): ReportPlaces {
  const path = `/reports/${id}`;
  return {
    screenshotUrl: (key) => `/api${path}/screenshots/${encodeURIComponent(key)}`,
    findingUrl: ({ finding }) => findingPath(id, finding),
    fixUrl: ({ fix }) => fixPath(id, fix),
    pageUrl: (index) => `${path}/pages/${index + 1}`,
    pagesUrl: `${path}/pages`,
    checksUrl: (theme) => `${path}/controles#${theme}`,
  };
}

/** Where the parts of a shared report stand: its lists stand in the page itself. */
export function sharedPlaces(token: string): ReportPlaces {
  return {
    screenshotUrl: (key) => `/partage/${token}/captures/${encodeURIComponent(key)}`,
    findingUrl: ({ finding }) => sharedFindingPath(token, finding),
  };
}
