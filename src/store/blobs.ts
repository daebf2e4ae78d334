import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { claimLoose } from './loose-objects.ts';
import { blobs } from './schema.ts';

export interface AuditBlob {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Its name in the object store, where it was put before; absent: it goes into its row. */
  readonly object?: string;
}

/** A file as its row tells it: the bytes, or the name they have in the object store. */
export interface BlobRow {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Buffer | null;
  readonly object: string | null;
}

const columns = {
  key: blobs.key,
  contentType: blobs.contentType,
  bytes: blobs.bytes,
  object: blobs.object,
} as const;

/** Keys of the engine are unique within an audit only. */
function storedKey(auditId: string, key: string): string {
  return `${auditId}/${key}`;
}

/** Replaces all the blobs of an audit: those of an earlier attempt go. Call it in a transaction. */
export async function saveBlobs(
  tx: Db,
  auditId: string,
  items: readonly AuditBlob[],
  createdAt: Date,
): Promise<void> {
  await deleteBlobs(tx, auditId);
  const claimed = await claimLoose(
    tx,
    items.flatMap(({ object }) => object ?? []),
  );
  for (const item of items) await insertBlob(tx, auditId, item, claimed, createdAt);
}

/** Adds one blob; one of the same key stays as it is. Call it in a transaction. */
export async function addBlob(tx: Db, auditId: string, item: AuditBlob, createdAt: Date): Promise<void> {
  // A row that is there already leaves the object loose: it is deleted in time.
  if ((await findBlob(tx, auditId, item.key)) !== null) return;
  const claimed = item.object === undefined ? new Set<string>() : await claimLoose(tx, [item.object]);
  await insertBlob(tx, auditId, item, claimed, createdAt);
}

/** An object that is not ours any more to name, having waited too long, is not trusted: its bytes go into the row. */
async function insertBlob(
  tx: Db,
  auditId: string,
  { key, contentType, bytes, object }: AuditBlob,
  claimed: ReadonlySet<string>,
  createdAt: Date,
): Promise<void> {
  const where =
    object !== undefined && claimed.has(object)
      ? { object, bytes: null }
      : { object: null, bytes: Buffer.from(bytes) };
  await tx
    .insert(blobs)
    .values({ key: storedKey(auditId, key), auditId, contentType, ...where, createdAt })
    .onConflictDoNothing();
}

export async function findBlob(db: Db, auditId: string, key: string): Promise<BlobRow | null> {
  const rows = await db
    .select(columns)
    .from(blobs)
    .where(and(eq(blobs.key, storedKey(auditId, key)), eq(blobs.auditId, auditId)));
  return rows[0] ? { ...rows[0], key } : null;
}

/** The audit’s newest blob of that type. */
export async function newestBlob(db: Db, auditId: string, contentType: string): Promise<BlobRow | null> {
  const rows = await db
    .select(columns)
    .from(blobs)
    .where(and(eq(blobs.auditId, auditId), eq(blobs.contentType, contentType)))
    .orderBy(desc(blobs.createdAt))
    .limit(1);
  return rows[0] ? { ...rows[0], key: rows[0].key.slice(auditId.length + 1) } : null;
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

/** Deletes the audit’s blobs that name that object. */
export async function deleteBlobOf(db: Db, auditId: string, object: string): Promise<void> {
  await db.delete(blobs).where(and(eq(blobs.auditId, auditId), eq(blobs.object, object)));
}

/** Objects in the store go with their rows, by a trigger of the database. */
export async function deleteBlobs(db: Db, auditId: string): Promise<void> {
  await db.delete(blobs).where(eq(blobs.auditId, auditId));
}

/** How many files lie in the database and in the object store, and whether any names an object at all. */
export async function countBlobs(db: Db): Promise<{ database: number; objects: number }> {
  const rows = await db
    .select({
      database: sql<number>`count(*) filter (where object is null)::int`,
      objects: sql<number>`count(*) filter (where object is not null)::int`,
    })
    .from(blobs);
  return rows[0] ?? { database: 0, objects: 0 };
}

/** Whether a row names that object. */
export async function isNamed(db: Db, object: string): Promise<boolean> {
  const rows = await db.select({ key: blobs.key }).from(blobs).where(eq(blobs.object, object)).limit(1);
  return rows.length > 0;
}

/** Whether any file lies in an object store. */
export async function usesObjects(db: Db): Promise<boolean> {
  const rows = await db.select({ key: blobs.key }).from(blobs).where(isNotNull(blobs.object)).limit(1);
  return rows.length > 0;
}
