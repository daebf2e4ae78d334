import { sql } from 'drizzle-orm';
import type { JobName } from '#contract/jobs.ts';
import type { Db } from './database.ts';
import { queueNames, queueSchema } from './queue-settings.ts';

/** How long the oldest job that might run now has waited, seconds; 0 where none waits. */
export async function oldestWaitingSeconds(db: Db): Promise<Readonly<Record<JobName, number>>> {
  const { rows } = await db.execute<{ name: JobName; seconds: number }>(
    sql`select name, greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
        from ${sql.identifier(queueSchema)}.job
        where state < 'active' and start_after <= now() group by name`,
  );
  const found = new Map(rows.map(({ name, seconds }) => [name, seconds]));
  return Object.fromEntries(queueNames.map((name) => [name, found.get(name) ?? 0])) as Record<
    JobName,
    number
  >;
}
