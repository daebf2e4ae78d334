import { desc, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { workers } from './schema.ts';

/** Says that a worker is alive. */
export async function touchWorker(db: Db, id: string, startedAt: Date, seenAt: Date): Promise<void> {
  await db
    .insert(workers)
    .values({ id, startedAt, seenAt })
    .onConflictDoUpdate({ target: workers.id, set: { seenAt } });
}

export async function listWorkers(db: Db, seenAfter: Date) {
  return db.select().from(workers).where(gt(workers.seenAt, seenAfter)).orderBy(desc(workers.startedAt));
}

export async function deleteWorkersBefore(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(workers).where(lt(workers.seenAt, seenBefore));
}
