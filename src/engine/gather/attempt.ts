import { artifactError, type Gathered, pickGathered } from '../artifacts.ts';
import { inTime, LateError, type Patience } from '../browser/in-time.ts';

/** What was gathered so far of a table of artifacts, failed or not. */
export type Results<Values> = { [Id in keyof Values]?: Gathered<Values[Id]> };

/** How one artifact is gathered, of a page or of a site. */
export interface Definition<
  Values,
  Context,
  Id extends keyof Values & string,
  Needs extends keyof Values & string,
  After extends keyof Values & string,
> {
  readonly id: Id;
  /** Gathered before, given as plain values: where one failed, this one fails for want of it. */
  readonly needs?: readonly Needs[];
  /** Gathered before, given as they came, failed or not. */
  readonly after?: readonly After[];
  gather(
    context: Context,
    needed: Pick<Values, Needs>,
    earlier: Pick<Results<Values>, After>,
  ): Values[Id] | Promise<Values[Id]>;
}

/**
 * Gathers one artifact: its value, or what it threw, or that it was late (`limitMs`; null: it keeps time by itself).
 * @throws the signal’s reason when that aborts, nothing else
 */
export async function attempt<
  Values,
  Context,
  Id extends keyof Values & string,
  Needs extends keyof Values & string,
  After extends keyof Values & string,
>(
  { id, needs = [], gather }: Definition<Values, Context, Id, Needs, After>,
  context: Context,
  results: Results<Values>,
  { limitMs, ...patience }: Omit<Patience, 'onLate'> & { readonly limitMs: number | null },
): Promise<Gathered<Values[Id]>> {
  const { plain, failed } = pickGathered<Values, Needs>(results, needs);
  if (failed) return artifactError(id, failed.artifactError, 'needs');
  try {
    const work = Promise.resolve(gather(context, plain, results));
    return limitMs === null ? await work : await inTime(work, Math.max(1, limitMs), 'gatherer', patience);
  } catch (cause) {
    patience.signal?.throwIfAborted();
    return artifactError(id, cause, cause instanceof LateError ? 'late' : 'broken');
  }
}
