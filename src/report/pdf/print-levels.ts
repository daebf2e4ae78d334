/** How much of a finding goes on paper. The report on line holds the rest. */
export interface PrintLimits {
  /** Pieces of evidence a finding, all pages together. */
  readonly evidence: number;
  /** Pages named a finding. */
  readonly pages: number;
  /** Characters of one piece of code, and of its note. */
  readonly code: number;
  readonly note: number;
}

/** From everything a reader wants to what the largest report can afford: no proof at all. */
export const printLevels = [
  { evidence: 5, pages: 10, code: 300, note: 200 },
  { evidence: 3, pages: 5, code: 200, note: 120 },
  { evidence: 2, pages: 3, code: 110, note: 110 },
  { evidence: 1, pages: 1, code: 110, note: 0 },
  { evidence: 0, pages: 0, code: 0, note: 0 },
] as const satisfies readonly PrintLimits[];
