import { adminActDays, adminActLabels } from '#contract/admin-acts.ts';
import type { AdminActView } from '#contract/api/admin-acts.ts';
import { dayMs, earlierBy } from '#contract/durations.ts';
import type { Db } from '#platform/database.ts';
import { deleteAdminActsBefore, listAdminActs } from '#store/admin-acts.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../reports/csv.ts';

const batch = 500;

/** What administrators did, newest first. */
export async function listActs(
  deps: Pick<Deps, 'db'>,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: AdminActView[]; total: number }> {
  const { rows, total } = await listAdminActs(deps.db, page);
  const items = rows.map(({ act, adminEmail, targetEmail }) => ({
    id: act.id,
    happenedAt: act.happenedAt.toISOString(),
    act: act.act,
    adminUid: act.adminUid,
    adminEmail,
    targetUid: act.targetUid,
    targetEmail,
    detail: act.detail,
  }));
  return { items, total };
}

/** All of them as a table for spreadsheets, newest first; moments in UTC. */
export async function exportActs(deps: Pick<Deps, 'db'>): Promise<string> {
  const lines: string[][] = [
    [
      'Date (UTC)',
      'Acte',
      'Par (identifiant)',
      'Par (e-mail)',
      'Compte (identifiant)',
      'Compte (e-mail)',
      'Détail',
    ],
  ];
  // One view of the table: an act written meanwhile moves no line from one batch to the next.
  await deps.db.transaction((db) => readAll(db, lines), { isolationLevel: 'repeatable read' });
  return csvOf(lines);
}

async function readAll(db: Db, lines: string[][]): Promise<void> {
  for (let offset = 0; ; offset += batch) {
    const { items } = await listActs({ db }, { limit: batch, offset });
    for (const item of items)
      lines.push([
        item.happenedAt,
        adminActLabels[item.act],
        item.adminUid ?? 'commande',
        item.adminEmail ?? '',
        item.targetUid ?? '',
        item.targetEmail ?? '',
        Object.entries(item.detail)
          .toSorted()
          .map(([name, value]) => `${name} : ${value}`)
          .join(', '),
      ]);
    if (items.length < batch) return;
  }
}

/** Forgets acts that are old. */
export async function sweepActs(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = earlierBy(deps.clock.now(), adminActDays * dayMs);
  deps.log.info({ removed: await deleteAdminActsBefore(deps.db, before) }, 'old acts swept');
}
