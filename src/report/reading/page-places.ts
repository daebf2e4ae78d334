import type { PageWalk } from '#contract/page-walk.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { type Box, isInPicture } from '../place-in-page.ts';
import type { Screenshot } from '../screenshot.ts';
import type { Tone } from '../tones.ts';

/** Where a finding shows on the picture of a page, CSS px of it. */
interface PlacedFinding {
  readonly ruleId: string;
  readonly verdict: Finding['verdict'];
  readonly boxes: readonly Box[];
}

/** What is drawn on the pictures of one page. */
export interface PagePart {
  readonly places: readonly PlacedFinding[];
  /** On the picture of the other window: what shows there alone. Absent where there is no such picture. */
  readonly otherPlaces?: readonly PlacedFinding[];
  /** What the Tab key and a screen reader come to; absent in reports made before it was kept. */
  readonly walks?: readonly PageWalk[];
}

/** A finding with its number in the list beside the picture. */
export interface NumberedPlace {
  readonly number: number;
  readonly tone: Tone;
  readonly boxes: readonly Box[];
}

/** More frames of one finding say nothing more. */
const mostBoxes = 30;

/** Of each page of a report, in their order, the places that its pictures show, and in which order it is gone through. */
export function pageParts({ pages, findings, device }: Report): PagePart[] {
  const byUrl = new Map(
    pages.map(({ url, screenshot, other }) => [
      url,
      { screenshot, other, places: [] as PlacedFinding[], otherPlaces: [] as PlacedFinding[] },
    ]),
  );
  for (const { ruleId, verdict, pages: shownOn } of findings)
    for (const { url, evidence } of shownOn) {
      const known = byUrl.get(url);
      if (!known?.screenshot) continue;
      const { screenshot, other, places, otherPlaces } = known;
      const boxes = boxesOn(evidence, screenshot, device);
      if (boxes.length > 0) places.push({ ruleId, verdict, boxes: boxes.slice(0, mostBoxes) });
      const there = other
        ? boxesOn(evidence.filter(showsIn(other.device)), other.screenshot, other.device)
        : [];
      if (there.length > 0) otherPlaces.push({ ruleId, verdict, boxes: there.slice(0, mostBoxes) });
    }
  return pages.map(({ url, other, walks }) => {
    const { places = [], otherPlaces = [] } = byUrl.get(url) ?? {};
    return { places, ...(other && { otherPlaces }), ...(walks && { walks }) };
  });
}

/** In that window alone: its place was read there. */
const showsIn = (device: Report['device']) => (proof: Evidence) =>
  proof.type === 'element' && proof.width === device;

/** What the picture of one page shows of those findings. */
export function placesOn(
  { url, screenshot }: Pick<Report['pages'][number], 'url' | 'screenshot'>,
  { findings, device }: Pick<Report, 'findings' | 'device'>,
): PlacedFinding[] {
  if (!screenshot) return [];
  return findings.flatMap(({ ruleId, verdict, pages }) => {
    const evidence = pages.find((page) => page.url === url)?.evidence ?? [];
    const boxes = boxesOn(evidence, screenshot, device).slice(0, mostBoxes);
    return boxes.length > 0 ? [{ ruleId, verdict, boxes }] : [];
  });
}

/** The places of those proofs that the picture of their page shows, CSS px of it. */
export function boxesOn(
  evidence: readonly Evidence[],
  screenshot: Screenshot,
  device: Report['device'],
): Box[] {
  return evidence.flatMap((proof): Box[] => {
    // What shows in another window, or once something is opened, is not on the picture.
    if (proof.type !== 'element' || !proof.box || proof.opened !== undefined) return [];
    if (proof.width !== undefined && proof.width !== device) return [];
    return isInPicture(proof.box, screenshot) ? [rounded(proof.box)] : [];
  });
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
