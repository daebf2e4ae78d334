import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';

/** Whose report it is on paper: the name and logo of the agency that hands it over. */
export interface PrintBrand {
  readonly name: string;
  /** A `data:` address of a PNG or JPEG; null without a logo. */
  readonly logo: string | null;
}

/** What is printed. */
export interface PrintInput {
  readonly report: Report;
  /** Where the whole report is read on line. */
  readonly reportUrl: string;
  readonly brand: PrintBrand | null;
  /** What people decided of it; null where nobody did. */
  readonly decided: DecidedReport | null;
  /** The home page as visited, a `data:` address; null where none was kept. */
  readonly picture: string | null;
}

/** How it is laid out, found by printing it once. */
export interface PrintLayout {
  /** Share of the room kept for findings that they may take, 0–1: less where they proved too long. */
  readonly share: number;
  /** The page of each chapter, by its anchor; null while it is not known. */
  readonly pageOf: ReadonlyMap<string, number> | null;
}

/** The first chapter after the body: the page it begins on says how long the body is. */
export const firstAnnexAnchor = 'annexe-grille';
/** Pages of the body, whatever the site. */
export const bodyPages = 12;
