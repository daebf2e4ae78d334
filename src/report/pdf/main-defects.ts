import { isDefect } from '#contract/defect.ts';
import type { Finding, Report } from '#contract/report.ts';
import { isCustom } from '#reference/customs.ts';
import { anchorOf } from '../finding-view.ts';
import { placeOfFinding, type SeenPlace, shotsByUrl } from '../place-of-finding.ts';

/** Defects of a theme that are told with their picture in the body. */
const foremostCount = 2;
/** How far down one looks for a defect that a picture shows. */
const lookedAt = 5;

/** A defect that the body tells, with the place where a picture shows it. */
export interface MainDefect {
  readonly finding: Finding;
  readonly place: SeenPlace | null;
}

/**
 * The first defect of each theme, and the next that a picture shows; where none does, the second. By theme, in the order of
 * the report.
 */
export function mainDefectsOf(report: Report): ReadonlyMap<string, readonly MainDefect[]> {
  const shots = shotsByUrl(report);
  const defects = report.findings.filter((finding) => isDefect(finding) && !isCustom(finding));
  const chosen = new Map<string, readonly MainDefect[]>();
  for (const [theme, findings] of Map.groupBy(defects, (finding) => finding.theme)) {
    const [first, ...others] = findings.slice(0, lookedAt).map((finding) => ({
      finding,
      place: placeOfFinding(finding, shots, report.device),
    }));
    const second = others.find(({ place }) => place !== null) ?? others[0];
    chosen.set(theme, [...(first ? [first] : []), ...(second ? [second] : [])].slice(0, foremostCount));
  }
  return chosen;
}

/** The places to draw, by the anchor of their finding. */
export function placesToPrint(report: Report): ReadonlyMap<string, SeenPlace> {
  const all = [...mainDefectsOf(report).values()].flat();
  return new Map(all.flatMap(({ finding, place }) => (place ? [[anchorOf(finding), place] as const] : [])));
}
