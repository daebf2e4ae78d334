/** Pages an audit visits itself, and pages of one job beyond: what a dead worker costs, and what a small audit waits for. */
export const batchPages = 12;

/** Batches of one host that run at the same time, over all workers; each loads one page at a time. */
export const hostBatches = {
  /** Somebody else’s site. */
  default: 3,
  /** The person has proved that the domain is theirs: how much it bears is theirs to say. */
  proved: 8,
} as const;
