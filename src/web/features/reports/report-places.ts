import type { VerifiedAt } from '#contract/verifiable.ts';
import { findingPath, sharedFindingPath } from '#report/reading/finding-path.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import type { ReportPlaces } from '#report/report-places.ts';

/**
 * Where the parts of a report of the account stand.
 * @param verifiable by id, the rules that can be asked again by whoever reads
 */
export function placesOf(id: string, verifiable: Readonly<Record<string, VerifiedAt>> = {}): ReportPlaces {
  const path = `/reports/${id}`;
  return {
    screenshotUrl: (key) => `/api${path}/screenshots/${encodeURIComponent(key)}`,
    findingUrl: ({ finding }) => findingPath(id, finding),
    fixUrl: ({ fix }) => fixPath(id, fix),
    verifyUrl: ({ erased }) => {
      const rules = erased.filter(({ finding }) => finding.finding.verdict === 'fail');
      const rule = rules
        .map(({ finding }) => finding.finding.ruleId)
        .find((one) => Object.hasOwn(verifiable, one));
      return rule === undefined ? null : `${path}?verifier=${encodeURIComponent(rule)}#verifier-correctif`;
    },
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
