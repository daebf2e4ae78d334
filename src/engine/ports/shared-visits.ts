import type { OrderOf, OutcomeOf, VisitKind } from './visit.ts';

/** Something to visit, for whoever is free. */
export type AskedVisit = {
  [Kind in VisitKind]: { readonly kind: Kind; readonly order: OrderOf<Kind> };
}[VisitKind];

/** What came of it, and the browser that saw it (`Chromium 156.0.8078.73`). */
export interface DoneVisit {
  readonly outcome: OutcomeOf<VisitKind>;
  readonly browserVersion: string;
}

/** Where an audit hands over what it does not visit itself. */
export interface SharedVisits {
  /** Waits for as long as it takes. The same visit asked again by a later run of the audit gives the same outcome. */
  ask(asked: AskedVisit, signal: AbortSignal): Promise<DoneVisit>;
  /** This process has no browser any more. */
  leftPlace(): void;
}
