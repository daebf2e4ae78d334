import type { CriterionVerdict } from './rgaa-grid.ts';

/** How a page’s verdicts are written in its row of the grid; apart, so that pages do not ship the schemas. */
export const criterionLetters: Readonly<Record<CriterionVerdict, string>> = {
  c: 'c',
  nc: 'n',
  na: '-',
  review: '?',
};
