import { AppError, type ErrorCode } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';
import { countOne, deleteWindow, findWindow, type LimitWindow, uncountOne } from '#store/limits.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { type SharedLimitName, sharedLimits } from './shared-limits.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock'>;

/** One limit and what it counts by: an address, an account… Only their digest is stored. */
export type Counted = readonly [name: SharedLimitName, by: string];

/** The digest under which a limit is counted for somebody. */
export const keyOf = ([name, by]: readonly [name: string, by: string]) => hashToken(`${name}\0${by}`);

/** What a refusal tells to wait. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** The most one of them allows: told apart where the operator decides. */
export interface TakeOptions {
  readonly max?: number;
  readonly code?: ErrorCode;
}

/**
 * Counts one of a limit.
 * @returns the window it counted in
 * @throws AppError `auth/too-many-requests`, or `code`, with how long to wait, when it is one too many.
 */
export async function takeLimit(
  deps: LimitDeps,
  counted: Counted,
  { max = sharedLimits[counted[0]].max, code = 'auth/too-many-requests' }: TakeOptions = {},
): Promise<LimitWindow> {
  const now = deps.clock.now();
  const window = await countOne(deps.db, keyOf(counted), now, sharedLimits[counted[0]].windowSeconds * 1000);
  if (window.count <= max) return window;
  throw new AppError(code, { data: waitData(secondsUntil(window.endsAt, now)) });
}

/**
 * Counts one of each, the narrowest first, and stops at the first that refuses: what one client tries beyond its own
 * limit does not use up what everybody shares.
 * @throws AppError as `takeLimit`.
 */
export async function takeLimits(
  deps: LimitDeps,
  counted: readonly Counted[],
  options?: TakeOptions,
): Promise<void> {
  for (const one of counted) await takeLimit(deps, one, options);
}

/** Takes back what `takeLimits` counted: it was not what the limits are about. */
export async function giveBack(deps: LimitDeps, counted: readonly Counted[]): Promise<void> {
  await uncountOne(deps.db, counted.map(keyOf));
}

/** Forgets what was counted: the person has proved who they are. */
export async function forgetLimit(deps: LimitDeps, counted: Counted): Promise<void> {
  await deleteWindow(deps.db, keyOf(counted));
}

/** What is counted now; null when nothing is. */
export async function readLimit(deps: LimitDeps, counted: Counted): Promise<LimitWindow | null> {
  const window = await findWindow(deps.db, keyOf(counted));
  return window && window.endsAt > deps.clock.now() ? window : null;
}
