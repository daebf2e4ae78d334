import { hourMs, laterBy } from '#contract/durations.ts';
import type { ObjectStore } from '#platform/objects.ts';
import { countBlobs } from '#store/blobs.ts';
import { addLoose, claimLoose } from '#store/loose-objects.ts';
import { type MovingBlob, moveToDatabase, moveToObject, nextToMove } from '#store/move-blobs.ts';
import type { Deps } from '../deps.ts';
import { forgetObjects } from './forget-objects.ts';
import { isOfName, objectName } from './object-name.ts';

type MoveDeps = Pick<Deps, 'db' | 'clock' | 'log'> & { readonly objects: ObjectStore };

export type FilePlace = 's3' | 'database';

/** How far a move is, told after each file. */
export interface MoveProgress {
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
}

export interface MoveResult extends MoveProgress {
  /** Files whose object is gone or is another: they stay as they are. */
  readonly lost: number;
  /** Stopped before its end; the same command goes on. */
  readonly stopped: boolean;
}

/** An object without a row is deleted after that long. */
const looseMs = hourMs;

/**
 * Interactions every file to one side, one after the other, while the product runs or not: the bytes are on both sides before the
 * row says where they are, and are read again and held against their sha256 first. It may be killed at any moment, and goes
 * on when it is started again; two at once do no harm.
 * @throws ObjectStoreError when the store fails; what was moved stays so.
 */
export async function moveFiles(
  deps: MoveDeps,
  to: FilePlace,
  world: { readonly signal: AbortSignal; readonly tell: (progress: MoveProgress) => void },
): Promise<MoveResult> {
  const counted = await countBlobs(deps.db);
  const total = to === 's3' ? counted.database : counted.objects;
  const so = { done: 0, bytes: 0, lost: 0 };
  let after = '';
  while (!world.signal.aborted) {
    const blob = await nextToMove(deps.db, to, after);
    if (blob === null) break;
    after = blob.key;
    const moved = to === 's3' ? await putOne(deps, blob) : await fetchOne(deps, blob);
    if (moved === null) so.lost += 1;
    else so.bytes += moved;
    so.done += 1;
    world.tell({ done: so.done, total, bytes: so.bytes });
  }
  // What moved back has left its object: the bucket is emptied before its settings are taken away.
  if (to === 'database') while ((await forgetObjects(deps)).deleted > 0);
  return { ...so, total, stopped: world.signal.aborted };
}

/** @returns how many bytes moved; 0 when the file went, or was replaced, meanwhile. */
async function putOne(deps: MoveDeps, { key, contentType, bytes }: MovingBlob): Promise<number> {
  if (bytes === null) return 0;
  const object = objectName(key.slice(0, key.indexOf('/')), bytes);
  await addLoose(deps.db, [object], laterBy(deps.clock.now(), looseMs));
  await deps.objects.put(object, bytes, contentType);
  const kept = await deps.objects.get(object);
  if (kept === null || !kept.equals(bytes))
    throw new Error(`The object store does not give back what it was given (${object}).`);
  const named = await deps.db.transaction(async (tx) => {
    if (!(await claimLoose(tx, [object])).has(object)) return false;
    if (await moveToObject(tx, key, object, object.slice(object.indexOf('/') + 1))) return true;
    await addLoose(tx, [object], deps.clock.now());
    return false;
  });
  return named ? bytes.length : 0;
}

/** @returns how many bytes moved; null when the object is gone or is another. */
async function fetchOne(deps: MoveDeps, { key, object }: MovingBlob): Promise<number | null> {
  if (object === null) return 0;
  const bytes = await deps.objects.get(object);
  if (bytes === null || !isOfName(object, bytes)) {
    deps.log.error({ object }, bytes === null ? 'object missing' : 'object altered');
    return null;
  }
  return (await moveToDatabase(deps.db, key, object, bytes)) ? bytes.length : 0;
}
