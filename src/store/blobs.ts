import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { blobs } from './schema.ts';

export interface AuditBlob {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Keys of the engine are unique within an audit only. */
function storedKey(auditId: string, key: string): string {
  return `${auditId}/${key}`;
}

/** Replaces all the blobs of an audit: those of an earlier attempt go. */
export async function saveBlobs(
  db: Db,
  auditId: string,
  items: readonly AuditBlob[],
  createdAt: Date,
): Promise<void> {
  await deleteBlobs(db, auditId);
  for (const item of items) await addBlob(db, auditId, item, createdAt);
}

/** Adds one blob; one of the same key stays as it is. */
export async function addBlob(
  db: Db,
  auditId: string,
  { key, contentType, bytes }: AuditBlob,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(blobs)
    .values({ key: storedKey(auditId, key), auditId, contentType, bytes: Buffer.from(bytes), createdAt })
    .onConflictDoNothing();
}

export async function findBlob(
  db: Db,
  auditId: string,
  key: string,
): Promise<{ contentType: string; bytes: Buffer } | null> {
  const rows = await db
    .select({ contentType: blobs.contentType, bytes: blobs.bytes })
    .from(blobs)
    .where(and(eq(blobs.key, storedKey(auditId, key)), eq(blobs.auditId, auditId)));
  return rows[0] ?? null;
}

export async function deleteBlobs(db: Db, auditId: string): Promise<void> {
  await db.delete(blobs).where(eq(blobs.auditId, auditId));
}
