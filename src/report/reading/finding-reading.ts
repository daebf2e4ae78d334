import type { DecidedReport } from '#contract/decisions.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { FindingView } from '../finding-view.ts';
import { viewFinding } from '../report-view.ts';
import type { Screenshot } from '../screenshot.ts';
import type { FindingPart } from './outline-report.ts';
import { ticketOf } from './ticket-of.ts';

/** A finding with the proofs of some of its pages. */
export interface FindingReading {
  readonly view: FindingView;
  readonly screenshots: ReadonlyMap<string, Screenshot>;
  /** Page of the list, from 1. */
  readonly at: number;
  readonly pageCount: number;
  /** Addresses of all pages that are listed of it. */
  readonly shownOn: readonly string[];
  /** For whoever mends it, in Markdown. */
  readonly ticket: string;
}

/** Pages whose proofs are sent at once: each may have twenty, with as many pictures. */
export const pagesOfProofs = 6;

/**
 * What a reader of one finding sees: its words, and the proofs of a few pages. Pure.
 * @param address of the finding, for its ticket
 */
export function findingReading(
  { finding, pageCount: analysed, screenshots }: FindingPart,
  asked: number,
  address: string,
  decided: DecidedReport | null = null,
  profile: SiteProfile | null = null,
): FindingReading {
  const pageCount = Math.max(1, Math.ceil(finding.pages.length / pagesOfProofs));
  const at = Math.min(Math.max(1, asked), pageCount);
  const pages = finding.pages.slice((at - 1) * pagesOfProofs, at * pagesOfProofs);
  const view = viewFinding(finding, analysed, decided, profile);
  return {
    view: { ...view, finding: { ...finding, pages, evidence: at === 1 ? finding.evidence : [] } },
    screenshots: new Map(
      pages.flatMap(({ url }) => {
        const screenshot = screenshots[url];
        return screenshot ? [[url, screenshot] as const] : [];
      }),
    ),
    at,
    pageCount,
    shownOn: finding.pages.map(({ url }) => url),
    ticket: ticketOf(finding, address),
  };
}

/** The finding with all its pages, without what is seen on them. */
export function onAllPages({ view, shownOn }: FindingReading): FindingView {
  const pages = shownOn.map((url) => ({ url, occurrences: 0, evidence: [] }));
  return { ...view, finding: { ...view.finding, pages } };
}
