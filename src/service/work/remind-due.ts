import type { MailData } from '#contract/mails.ts';
import { parisDay } from '#contract/paris-time.ts';
import type { Db } from '#platform/database.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import { type AssignmentRow, dueAssignments, updateAssignment } from '#store/assignments.ts';
import { findProfile } from '#store/users.ts';
import { openSpacesOf } from '#store/work-notices.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { seesSite } from './mail-access.ts';
import { listPath, reminderDays, type TellWorkDeps } from './tell-work.ts';

/** Looked at in one go; the next minute takes the others. */
const atOnce = 500;
const mostItems = 30;

/**
 * The morning’s look: mails who has what is due tomorrow and what is late, one mail a person. Each due day is told once the day
 * before and once when it is over; what was given or moved to tomorrow today is known, and told of no more.
 */
export async function remindDue(deps: TellWorkDeps): Promise<void> {
  const days = reminderDays(deps.clock.now());
  if (days === null) return;
  await deps.db.transaction(async (tx) => {
    const rows = (await dueAssignments(tx, { ...days, limit: atOnce })).map(({ row }) => row);
    for (const row of rows)
      await updateAssignment(tx, row.id, isLate(row, days) ? { toldLate: row.due } : { toldDue: row.due });
    const told = rows.filter((row) => isLate(row, days) || parisDay(row.changedAt) !== days.today);
    for (const [person, own] of Map.groupBy(told, ({ assignee }) => assignee ?? ''))
      await remind(deps, tx, person, own, days);
  });
}

const isLate = ({ due }: AssignmentRow, { today }: { readonly today: string }) => due !== null && due < today;

async function remind(
  deps: TellWorkDeps,
  tx: Db,
  person: string,
  rows: readonly AssignmentRow[],
  days: { readonly today: string },
): Promise<void> {
  const profile = await findProfile(tx, person);
  if (profile === null) return;
  const spaces = await openSpacesOf(tx, person);
  const names = new Map(spaces.map(({ space, name }) => [space, name]));
  const shown = rows.filter(({ uid, host }) => seesSite(person, spaces, { space: uid, host }));
  const [first] = shown;
  if (first === undefined) return;
  const { publicUrl } = deps.config;
  const items = shown.slice(0, mostItems).map((row) => ({
    ...{
      space: row.uid,
      spaceName: names.get(row.uid) ?? '',
      host: row.host,
      title: row.title,
      due: row.due,
    },
    isLate: isLate(row, days),
    url: row.auditId ? `${publicUrl}${fixPath(row.auditId, { key: row.fixKey })}` : `${publicUrl}${listPath}`,
  }));
  const data: MailData<'work-due'> = {
    ...{ displayName: profile.displayName, items, more: shown.length - items.length },
    listUrl: `${publicUrl}${listPath}`,
  };
  await queueMail(deps, tx, {
    kind: 'work-due',
    ...{ to: profile.email, uid: person, data },
    dedupeKey: `work-due:${person}:${first.id}:${first.due}:${isLate(first, days) ? 'late' : 'before'}`,
  });
}
