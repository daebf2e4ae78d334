import type { Refusal } from './refusal.ts';

/** A page that is given up while it loads, in a browser that it keeps at work: that one is replaced. */
export class VisitStopped extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.reason} ${refusal.detail}`);
    this.refusal = refusal;
  }
}
