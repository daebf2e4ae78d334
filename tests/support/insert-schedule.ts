import type { Db } from '#platform/database.ts';
import { scheduleRuns, schedules } from '#store/schema-schedules.ts';

/** Writes a weekly schedule of the person for the site of that host, due once when the month’s quota was used up. */
export async function insertSchedule(db: Db, uid: string, id: string, host: string): Promise<void> {
  const createdAt = new Date();
  await db.insert(schedules).values({
    ...{ id, uid, url: `https://${host}/`, host, createdAt },
    ...{ scope: 'site', maxPages: 10, device: 'mobile', exclude: [], ignoreRobots: false },
    ...{ frequency: 'weekly', day: 1, hour: 6, mail: 'worse', state: 'active' },
  });
  await db
    .insert(scheduleRuns)
    .values({ scheduleId: id, dueAt: createdAt, ranAt: createdAt, outcome: 'quota' });
}
