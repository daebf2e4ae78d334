import { dayMs, hourMs } from '#contract/durations.ts';
import type { MailData } from '#contract/mails.ts';
import { parisDay, parisInstant, parisWall } from '#contract/paris-time.ts';
import { gatheredMinutes, morningHour, mostDigestsADay } from '#contract/work-words.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import { findProfile } from '#store/users.ts';
import { openSpacesOf, takeNotices, waitingPeople } from '#store/work-notices.ts';
import type { Deps } from '../deps.ts';
import { readLimit, takeLimit } from '../limits/take-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { seesSite } from './mail-access.ts';

export type TellWorkDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

/** Of one mail; the rest is counted, and stands in the list. */
const mostItems = 30;
const wordsShown = 300;

/** What leads to what somebody has to mend. */
export const listPath = '/mes-corrections';

/** The morning of a day in Paris: before it, that of the day before. */
function lastMorning(now: Date): Date {
  const wall = parisWall(now.getTime());
  const today = wall - (wall % dayMs) + morningHour * hourMs;
  return new Date(parisInstant(today <= wall ? today : today - dayMs));
}

/**
 * The minute’s look: mails what was gathered for each person, as they chose. A notice is forgotten in the transaction that queues its
 * mail, so nothing is told twice.
 */
export async function tellWork(deps: TellWorkDeps): Promise<void> {
  const now = deps.clock.now();
  for (const { person, since } of await waitingPeople(deps.db)) {
    const profile = await findProfile(deps.db, person);
    if (profile === null) continue;
    const isUnwanted = profile.unwantedMails.includes('work');
    const isDaily = profile.workPace === 'daily' || (await isFull(deps, person));
    const dueAt = isDaily
      ? since < lastMorning(now)
      : now.getTime() - since.getTime() >= gatheredMinutes * 60_000;
    if (isUnwanted || dueAt) await tellPerson(deps, person);
  }
}

const counted = (person: string) => ['workDigestDay', person] as const;

async function isFull(deps: TellWorkDeps, person: string): Promise<boolean> {
  return ((await readLimit(deps, counted(person)))?.count ?? 0) >= mostDigestsADay;
}

async function tellPerson(deps: TellWorkDeps, person: string): Promise<void> {
  const isTold = await deps.db.transaction(async (tx) => {
    const notices = await takeNotices(tx, person);
    const profile = await findProfile(tx, person);
    const [first] = notices;
    if (profile === null || first === undefined) return false;
    const spaces = await openSpacesOf(tx, person);
    const told = notices.filter(
      ({ about, notice }) =>
        seesSite(person, spaces, about) && (notice.kind === 'mentioned' || about.assignee === person),
    );
    if (told.length === 0) return false;
    const { publicUrl } = deps.config;
    const items = told.slice(0, mostItems).map(({ notice, about, by, words }) => ({
      ...{ kind: notice.kind, space: about.space, host: about.host, title: about.title, due: about.due, by },
      spaceName: about.spaceKind === 'organisation' ? about.spaceName : '',
      words: [...words].slice(0, wordsShown).join(''),
      url: notice.auditId
        ? `${publicUrl}${fixPath(notice.auditId, { key: about.fixKey })}`
        : `${publicUrl}${listPath}`,
    }));
    const data: MailData<'work-digest'> = {
      ...{ displayName: profile.displayName, items, more: told.length - items.length },
      listUrl: `${publicUrl}${listPath}`,
    };
    const id = await queueMail(deps, tx, {
      kind: 'work-digest',
      ...{ to: profile.email, uid: person, data },
      dedupeKey: `work-digest:${first.notice.id}`,
    });
    return id !== null;
  });
  if (!isTold) return;
  await takeLimit(deps, counted(person), { max: Number.POSITIVE_INFINITY });
  deps.log.info({ person }, 'fixes and mentions told');
}

/** The days a reminder is about, in Paris; null before the morning: nobody is woken. */
export function reminderDays(now: Date): { readonly today: string; readonly tomorrow: string } | null {
  const wall = new Date(parisWall(now.getTime()));
  if (wall.getUTCHours() < morningHour) return null;
  return { today: parisDay(now), tomorrow: parisDay(new Date(now.getTime() + dayMs)) };
}
