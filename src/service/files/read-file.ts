import { AppError } from '#contract/errors.ts';
import { type BlobRow, findBlob } from '#store/blobs.ts';
import type { Deps } from '../deps.ts';
import { isOfName } from './object-name.ts';

/** What reading a stored file takes. */
export type FileDeps = Pick<Deps, 'db' | 'objects' | 'log'>;

/** A stored file with its content. */
export interface StoredFile {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * A file of an audit; null when there is none of that key.
 * @throws AppError `file/missing` when its object is gone or is another, `file/unavailable` when the store cannot tell.
 */
export async function readFile(deps: FileDeps, auditId: string, key: string): Promise<StoredFile | null> {
  return readRow(deps, auditId, await findBlob(deps.db, auditId, key));
}

/** The content that a row tells of. A file that moved meanwhile is looked for once more. @throws as `readFile`. */
export async function readRow(
  deps: FileDeps,
  auditId: string,
  row: BlobRow | null,
): Promise<StoredFile | null> {
  const found = row && (await contentOf(deps, auditId, row));
  if (row === null || found) return found;
  const again = await findBlob(deps.db, auditId, row.key);
  if (again === null) return null;
  const moved = again.object === row.object ? null : await contentOf(deps, auditId, again);
  if (moved) return moved;
  throw new AppError('file/missing');
}

async function contentOf(deps: FileDeps, auditId: string, row: BlobRow): Promise<StoredFile | null> {
  const { contentType, bytes, object } = row;
  if (bytes !== null) return { contentType, bytes };
  if (object === null) return null;
  const kept = await fetchObject(deps, auditId, object);
  if (kept === null || !isOfName(object, kept)) {
    const what = kept === null ? 'object missing' : 'object altered';
    deps.log.error({ audit: auditId, object }, what);
    return null;
  }
  return { contentType, bytes: kept };
}

async function fetchObject(deps: FileDeps, auditId: string, object: string): Promise<Buffer | null> {
  if (!deps.objects) {
    deps.log.error({ audit: auditId }, 'a file lies in an object store, and no setting names one');
    throw new AppError('file/unavailable');
  }
  try {
    return await deps.objects.get(object);
  } catch (error) {
    deps.log.warn({ audit: auditId, error: String(error) }, 'object store without an answer');
    throw new AppError('file/unavailable', { cause: error });
  }
}

/** The code of a file that cannot be had; null for anything else that was thrown. */
export function fileTrouble(error: unknown): 'file/missing' | 'file/unavailable' | null {
  const code = error instanceof AppError ? error.code : null;
  return code === 'file/missing' || code === 'file/unavailable' ? code : null;
}
