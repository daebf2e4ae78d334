/** One error of the Nu checker on one page, as often as it came. */
export interface HtmlProblem {
  /** The checker’s own words, in English, 400 characters at most. They hold names and values of the page. */
  readonly message: string;
  readonly count: number;
  /** Where it came first, from 1. */
  readonly line: number;
  /** The code around, 200 characters at most. */
  readonly extract: string;
}

export interface CheckedHtml {
  readonly url: string;
  readonly errorCount: number;
  /** 60 different ones at most: their counts are then less than `errorCount`. */
  readonly problems: readonly HtmlProblem[];
}

/** What the Nu checker holds against the HTML that was received. */
export interface HtmlValidity {
  readonly version: string;
  /** Pages whose HTML was checked to its end. */
  readonly pages: readonly CheckedHtml[];
}
