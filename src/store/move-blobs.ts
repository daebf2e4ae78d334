import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { blobs } from './schema.ts';

/** A file to move, as its row stands. */
export interface MovingBlob {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Buffer | null;
  readonly object: string | null;
}

/** The first file after that key that is still on the side it leaves; null at the end. */
export async function nextToMove(db: Db, to: 's3' | 'database', after: string): Promise<MovingBlob | null> {
  const leaves = to === 's3' ? isNull(blobs.object) : isNotNull(blobs.object);
  const rows = await db
    .select({ key: blobs.key, contentType: blobs.contentType, bytes: blobs.bytes, object: blobs.object })
    .from(blobs)
    .where(and(leaves, gt(blobs.key, after)))
    .orderBy(asc(blobs.key))
    .limit(1);
  return rows[0] ?? null;
}

/** Lets the row name the object, if it still holds those very bytes. False: it went, or is another file now. */
export async function moveToObject(tx: Db, key: string, object: string, sha256: string): Promise<boolean> {
  const rows = await tx
    .update(blobs)
    .set({ object, bytes: null })
    .where(
      and(eq(blobs.key, key), isNull(blobs.object), sql`encode(sha256(${blobs.bytes}), 'hex') = ${sha256}`),
    )
    .returning({ key: blobs.key });
  return rows.length === 1;
}

/** Puts the bytes into the row that named the object; the object is let go by a trigger. False: the row went, or moved. */
export async function moveToDatabase(tx: Db, key: string, object: string, bytes: Buffer): Promise<boolean> {
  const rows = await tx
    .update(blobs)
    .set({ object: null, bytes })
    .where(and(eq(blobs.key, key), eq(blobs.object, object)))
    .returning({ key: blobs.key });
  return rows.length === 1;
}
