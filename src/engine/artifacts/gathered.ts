import type { ShapesOf } from './shape.ts';

/**
 * How gathering failed: out of time, kept from its measure by a busy machine, for a reason of ours, for want of another
 * artifact, not in a saved run.
 */
export type GatherFailure = 'late' | 'busy' | 'broken' | 'needs' | 'absent';

/** A gatherer that failed leaves this as its artifact; the runner answers `error` for the rules that declare it. */
export interface ArtifactError {
  /** For the log and the journal: what the program said. No reader ever sees it. */
  readonly artifactError: string;
  /** Default `broken`. */
  readonly failure?: GatherFailure;
  readonly stack?: string;
  /** Why, in French and for the reader, where that is known: see `Unavailable`. */
  readonly told?: string;
}

/** What cannot be gathered here or now, for a reason that a person can act upon; the message is French, for the reader. */
export class Unavailable extends Error {}

/** What could not be measured because the machine was at other work; the failure is then `busy`. */
export class MachineBusy extends Error {}

/** What a gatherer leaves: its artifact, or why there is none. */
export type Gathered<Shape> = Shape | ArtifactError;

/** Each artifact of a table, gathered or failed. */
export type AllGathered<Shapes> = { readonly [Id in keyof Shapes]: Gathered<Shapes[Id]> };

export function isArtifactError(value: unknown): value is ArtifactError {
  return typeof value === 'object' && value !== null && 'artifactError' in value;
}

/** The failure that something thrown stands for. */
export function artifactError(
  name: string,
  cause: unknown,
  failure: GatherFailure = 'broken',
): ArtifactError {
  const isError = cause instanceof Error;
  return {
    artifactError: `${name}: ${isError ? cause.message : String(cause)}`.slice(0, 500),
    failure: cause instanceof MachineBusy ? 'busy' : failure,
    ...(cause instanceof Unavailable && { told: cause.message }),
    ...(isError && cause.stack !== undefined && { stack: cause.stack.slice(0, 2_000) }),
  };
}

/** The artifact, or what stands for it where it failed. */
export function orElse<Shape, Fallback>(value: Gathered<Shape>, fallback: Fallback): Shape | Fallback {
  return isArtifactError(value) ? fallback : value;
}

/**
 * Exactly the named artifacts, as plain values, or the first of them that failed. One that is not there at all failed
 * too: it was not saved.
 */
export function pickGathered<Shapes, Name extends keyof Shapes & string>(
  artifacts: Partial<AllGathered<Shapes>>,
  names: readonly Name[],
):
  | { readonly plain: Pick<Shapes, Name>; readonly failed: null }
  | { readonly plain: null; readonly failed: ArtifactError & { readonly name: Name } } {
  const plain: Partial<Pick<Shapes, Name>> = {};
  for (const name of names) {
    const value: Gathered<Shapes[Name]> | undefined = artifacts[name];
    if (value === undefined)
      return { plain: null, failed: { name, artifactError: `${name}: not there`, failure: 'absent' } };
    if (isArtifactError(value)) return { plain: null, failed: { ...value, name } };
    plain[name] = value;
  }
  // Every name was just given its value.
  return { plain: plain as Pick<Shapes, Name>, failed: null };
}

/** Every artifact of a table: what is there as it is, and a failure in the place of each that is not. */
export function completed<Table extends object>(
  table: Table,
  found: object,
  why: string,
): AllGathered<ShapesOf<Table>> {
  const absent: ArtifactError = { artifactError: why, failure: 'absent' };
  const values = new Map<string, unknown>(Object.entries(found));
  const all = Object.keys(table).map((id) => [id, values.get(id) === undefined ? absent : values.get(id)]);
  return Object.fromEntries(all) as AllGathered<ShapesOf<Table>>;
}
