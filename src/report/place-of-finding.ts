import type { Finding, Report } from '#contract/report.ts';
import { cropOfPlace } from './crop-of-place.ts';
import type { Box } from './place-in-page.ts';
import { boxesOn } from './reading/page-places.ts';
import type { Screenshot } from './screenshot.ts';

/** Where a finding is seen on the picture of a page. */
export interface SeenPlace {
  readonly url: string;
  readonly screenshot: Screenshot;
  readonly box: Box;
}

/** The pictures of pages by their address, looked up for many findings. */
export type ShotsByUrl = ReadonlyMap<string, Screenshot>;

export const shotsByUrl = ({ pages }: Pick<Report, 'pages'>): ShotsByUrl =>
  new Map(pages.flatMap(({ url, screenshot }) => (screenshot ? [[url, screenshot] as const] : [])));

/** The first place of a finding that a picture shows in a way worth looking at; null where none does. */
export function placeOfFinding(
  { pages }: Pick<Finding, 'pages'>,
  shots: ShotsByUrl,
  device: Report['device'],
): SeenPlace | null {
  for (const { url, evidence } of pages) {
    // An outline keeps the first proof alone, and its findings name a thousand pages.
    const screenshot = evidence.length > 0 ? shots.get(url) : undefined;
    if (!screenshot) continue;
    const box = boxesOn(evidence, screenshot, device).find((one) => cropOfPlace(one, screenshot) !== null);
    if (box) return { url, screenshot, box };
  }
  return null;
}
