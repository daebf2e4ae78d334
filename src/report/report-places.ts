import type { ReactNode } from 'react';
import type { Stake } from '#contract/binding-words.ts';
import type { Theme } from '#contract/themes.ts';
import type { FindingView } from './finding-view.ts';
import type { FixView } from './fixes/fix-view.ts';

/** Where a stored screenshot can be loaded from. */
export type ScreenshotUrl = (key: string) => string;

/** Where the parts of a report stand. Without the addresses below, everything stands in the document itself. */
export interface ReportPlaces {
  readonly screenshotUrl: ScreenshotUrl;
  /** A finding alone, with all its proofs. */
  readonly findingUrl?: (view: FindingView) => string;
  /** A fix alone, with its ticket. */
  readonly fixUrl?: (view: FixView) => string;
  /** Where a fix can be verified; null for one that only a new audit tells. */
  readonly verifyUrl?: (view: FixView) => string | null;
  /** One page of the audit, by its place in the report. */
  readonly pageUrl?: (index: number) => string;
  /** All pages. */
  readonly pagesUrl?: string;
  /** Checks of a theme that found nothing. */
  readonly checksUrl?: (theme: Theme) => string;
}

/** What a page adds to the document. */
export interface ReportSlots {
  /** Under the first fixes: to whom they may be sent. */
  readonly afterFirstFixes?: ReactNode;
  /** Above the findings: readers and filters. */
  readonly filters?: ReactNode;
  /** Under a list of findings, the way to the rest of it. */
  readonly more?: ReactNode;
  /** Where the findings of one stake are shown: duties, risks or improvements. */
  readonly stakeUrl?: (stake: Stake) => string;
  /** What half of the sites of the kind do better than, by theme. */
  readonly medians?: Partial<Record<Theme, string>>;
  /** In a finding, in the place of its proofs. */
  readonly proofs?: (view: FindingView) => ReactNode;
}
