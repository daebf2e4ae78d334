import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import type { Box } from '../place-in-page.ts';

/** Whose report it is on paper: the name and logo of the agency that hands it over. */
export interface PrintBrand {
  readonly name: string;
  /** A `data:` address of a PNG or JPEG; null without a logo. */
  readonly logo: string | null;
}

/** A picture of a visit. */
export interface PrintPicture {
  /** A `data:` address: the picture as stored and, once it was drawn, the part of it that paper shows. */
  readonly source: string;
  /** CSS px of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** The place to show, CSS px of the picture; absent for the page as a whole. */
  readonly box?: Box;
}

/** What is printed. */
export interface PrintInput {
  readonly report: Report;
  /** Where the whole report is read on line. */
  readonly reportUrl: string;
  readonly brand: PrintBrand | null;
  /** What people decided of it; null where nobody did. */
  readonly decided: DecidedReport | null;
  /** The home page as visited; null where none was kept. */
  readonly picture: PrintPicture | null;
  /** Places of findings, by the anchor of the finding; those that could not be had are not there. */
  readonly crops: ReadonlyMap<string, PrintPicture>;
}

/** How it is laid out, found by printing it once. */
export interface PrintLayout {
  /** Share of their room that themes and findings may take, 0–1: less where they proved too long. */
  readonly share: number;
  /** The page of each chapter, by its anchor; null while it is not known. */
  readonly pageOf: ReadonlyMap<string, number> | null;
}

/** The first chapter after the body: the page it begins on says how long the body is. */
export const firstAnnexAnchor = 'annexes';
/** Pages of the body, whatever the site. */
export const bodyPages = 8;
/** Shown sizes on paper, CSS px: 58 × 70 mm, and 56 × 35 mm. */
export const printedSizes = { home: { width: 219, height: 264 }, crop: { width: 212, height: 132 } } as const;
