import type { Fix } from '#contract/fix.ts';
import type { Report } from '#contract/report.ts';
import { fixAnchor } from './fixes/fix-view.ts';
import type { Box } from './place-in-page.ts';
import { type PagePart, placesOn } from './reading/page-places.ts';
import { homePageOf } from './site-title.ts';

/** A first fix that shows on the picture of the home page. */
export interface HomePin {
  /** From 1, the number of the fix in the list. */
  readonly rank: number;
  /** Anchor of the fix. */
  readonly anchor: string;
  /** Its first place, CSS px of the picture. */
  readonly box: Box;
}

/**
 * Where the first fixes show on the picture of the home page; those that show nowhere on it have no pin. Pure.
 * @param stored what that picture shows, where the report holds one proof a finding only
 */
export function homePins(first: readonly Fix[], report: Report, stored?: PagePart): HomePin[] {
  const home = homePageOf(report);
  if (!home?.screenshot) return [];
  const { screenshot } = home;
  const places = stored?.places ?? placesOn(home, report);
  return first.flatMap(({ key, findings }, index) => {
    const boxes = findings.flatMap((one) => {
      const found = places.find(({ ruleId, verdict }) => ruleId === one.ruleId && verdict === one.verdict);
      // Some places of the finding belong to another fix, and nothing tells which.
      const all = report.findings.find(
        ({ ruleId, verdict }) => ruleId === one.ruleId && verdict === one.verdict,
      );
      return found && all && one.occurrences >= all.occurrences ? found.boxes : [];
    });
    // A frame around the whole page points at nothing.
    const box = boxes.find(({ width, height }) => width < screenshot.width * 0.95 || height < 400);
    return box ? [{ rank: index + 1, anchor: fixAnchor(key), box }] : [];
  });
}
