import type { Config } from '#platform/config.ts';
import type { Chromium } from '#platform/find-chromium.ts';

/** The parts of the product that `npm start` runs as processes of their own. */
export const partNames = ['web', 'worker'] as const;
export type PartName = (typeof partNames)[number];

/** What the supervisor decides for its parts, beside the settings that each reads. */
export type GivenSettings = Pick<Config, 'demoPort' | 'allowTargets'>;

/** From the supervisor to a part. A closed channel means the same. */
export interface ToPart {
  readonly kind: 'stop';
}

/** From a part to the supervisor. */
export type FromPart =
  | { readonly kind: 'ready'; readonly warnings: readonly string[]; readonly chromium: Chromium | null }
  /** It does not start; 2: a setting is wrong. */
  | { readonly kind: 'failed'; readonly code: 1 | 2; readonly message: string };
