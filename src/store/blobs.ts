import { and, desc, eq, ne } from 'drizzle-orm';
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

/** The bytes of the audit’s newest blob of that type. */
export async function newestBlob(db: Db, auditId: string, contentType: string): Promise<Buffer | null> {
  const rows = await db
    .select({ bytes: blobs.bytes })
    .from(blobs)
    .where(and(eq(blobs.auditId, auditId), eq(blobs.contentType, contentType)))
    .orderBy(desc(blobs.createdAt))
    .limit(1);
  return rows[0]?.bytes ?? null;
}

/** Deletes the audit’s blobs of that type but one. */
export async function deleteBlobsLike(
  db: Db,
  auditId: string,
  { contentType, except }: { readonly contentType: string; readonly except: string },
): Promise<void> {
  await db
    .delete(blobs)
    .where(
      and(
        eq(blobs.auditId, auditId),
        eq(blobs.contentType, contentType),
        ne(blobs.key, storedKey(auditId, except)),
      ),
    );
}

export async function deleteBlobs(db: Db, auditId: string): Promise<void> {
  await db.delete(blobs).where(eq(blobs.auditId, auditId));
}
