import type { FlowMeasures } from '#contract/journey/flow-measures.ts';
import type { Sighting } from '../../blame/blame.ts';
import type { LighthouseRun } from '../lighthouse.ts';
import type { Refusal } from '../refusal.ts';
import type { Screenshot } from '../visit.ts';

/** What the load of a page came to. */
export interface Loaded {
  readonly refusal: Refusal | null;
  readonly run: LighthouseRun | Error;
  /** When its turn came: waiting for it is not the page’s fault. */
  readonly startedAt: number;
  /** What the wire of that address and the machine were seen to do since then. */
  around(url: string): Omit<Sighting, 'browser'>;
  /** A field shows something that was typed in secret: no picture of the page is kept. */
  readonly showsSecret?: boolean;
  /** Of a journey: what was measured on its way. */
  readonly flow?: FlowMeasures;
  /** Of a journey that stopped: the step, from 0, and what the page showed then. */
  readonly stopped?: { readonly at: number; readonly picture: Screenshot | null };
}
