import { eq } from 'drizzle-orm';
import type { ScheduleRequest } from '#contract/api/schedules.ts';
import type { AuditFigures } from '#contract/audit-figures.ts';
import { themeIds } from '#contract/themes.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { insertAudit, type NewAudit } from '#store/audits.ts';
import { insertRun } from '#store/schedules.ts';
import { users } from '#store/schema.ts';
import { schedules } from '#store/schema-schedules.ts';
import type { AuditApi } from './audit-api.ts';

const weekMs = 7 * 24 * 3600 * 1000;
const longHost = 'un-sous-domaine-assez-long.de-la-mairie-de-villeneuve-sur-exemple.fr';

/** A finished audit without its report, `weeksAgo` weeks ago. */
function finished(
  host: string,
  score: number,
  finishedAt: Date,
  figures: AuditFigures,
): Omit<NewAudit, 'id' | 'uid'> {
  return {
    url: `https://${host}/`,
    host,
    scope: 'site',
    maxPages: 10,
    device: 'mobile',
    status: 'done',
    progress: { stage: 'report', done: 1, total: 1 },
    createdAt: finishedAt,
    startedAt: finishedAt,
    finishedAt,
    quotaMonth: '2000-01',
    score,
    themeScores: Object.fromEntries(
      themeIds.map((id, index) => [id, Math.max(0, Math.min(100, score + index * 4 - 12))]),
    ),
    pageCount: 10,
    figures,
  };
}

function figures(index: number): AuditFigures {
  const lcp = 1800 + index * 90;
  return {
    failures: 40 - index,
    reviews: 12,
    home: {
      transferBytes: 900_000 + index * 40_000,
      requestCount: 40,
      metrics: {
        largestContentfulPaintMs: { value: lcp, spread: [lcp - 300, lcp + 500] },
        totalBlockingTimeMs: { value: 120, spread: [90, 240] },
        cumulativeLayoutShift: { value: 0.04 },
      },
    },
  };
}

/**
 * Makes the administrator an agency with many sites, one of them with a long history, and schedules in every state.
 * @returns ids that stand in the paths of pages
 */
export async function seedFollowedSites({ world, admin }: AuditApi): Promise<Record<string, string>> {
  const { db, ids, clock } = world.deps;
  const { uid } = admin.viewer;
  await db.update(users).set({ plan: 'agency' }).where(eq(users.uid, uid));
  const add = (audit: Omit<NewAudit, 'id' | 'uid'>) => insertAudit(db, { ...audit, id: ids.uuid(), uid });
  const ago = (weeks: number) => new Date(clock.now().getTime() - weeks * weekMs);
  for (let week = 20; week >= 0; week -= 1)
    await add({
      ...finished(longHost, 78 - (week % 7), ago(week), figures(20 - week)),
      scoreUpTo: week % 4 === 0 ? 84 : null,
    });
  await add({ ...finished(longHost, 61, ago(3), figures(3)), device: 'desktop', exclude: ['/panier'] });
  for (let index = 0; index < 30; index += 1) {
    const host = `site-${index}.exemple.fr`;
    if (index % 3 === 0) await add(finished(host, 40 + index, ago(2), figures(2)));
    await add(finished(host, 30 + ((index * 17) % 60), ago(1), figures(1)));
  }
  const request: ScheduleRequest = {
    url: longHost,
    scope: 'site',
    frequency: 'weekly',
    day: 1,
    hour: 6,
    mail: 'worse',
  };
  const viewer = { uid };
  const active = await createSchedule(world.deps, viewer, request);
  await insertRun(db, { scheduleId: active.id, dueAt: ago(1), ranAt: ago(1) });
  const monthly = { ...request, frequency: 'monthly' as const, day: 31, mail: 'always' as const };
  for (const state of ['paused', 'stopped'] as const) {
    const { id } = await createSchedule(world.deps, viewer, { ...monthly, url: `${state}.exemple.fr` });
    await db.update(schedules).set({ state, nextRunAt: null }).where(eq(schedules.id, id));
  }
  const [row] = await db
    .select({ stop: schedules.unsubscribeToken })
    .from(schedules)
    .where(eq(schedules.id, active.id));
  return { schedule: active.id, stop: row?.stop ?? '', site: longHost };
}
