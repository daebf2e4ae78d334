import type { VisitedPage } from '#contract/report.ts';

/** The picture of a page: its key, and its size in CSS px of the visit. */
export type Screenshot = NonNullable<VisitedPage['screenshot']>;
