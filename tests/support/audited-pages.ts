import { publicPages } from '#contract/public-pages.ts';

/** What quotes the faults of other sites: the sample report, and the page of each check. Other tests look at them. */
export const quoting = ['/exemple', '/controles/'];

/** The pages that our own audit visits, in each profile. */
export const auditedPages = publicPages.filter(
  ({ path }) => !quoting.some((start) => path.startsWith(start)),
);
