import type { Handover } from '#contract/api/handovers.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { viewReport } from '#report/report-view.ts';
import { findAudit, lockAudit, lockOwner } from '#store/audits.ts';
import {
  findHandover,
  listHandoverFixes,
  listHandoverRows,
  renewHandover,
  revokeHandoverRow,
} from '#store/handovers.ts';
import { listVerificationRows } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { readOutline } from '../reports/read-parts.ts';
import type { Viewer } from '../viewer.ts';
import { assertOwnReport } from './choose-fixes.ts';
import { handoverView, viewHandedFixes } from './handover-view.ts';
import { mailedTickets } from './mail-handover.ts';
import { planUrl, queueHandover, type SendDeps } from './queue-handover.ts';

/** As many as are looked through for the answers of one plan. */
export const mostChecks = 500;

interface Named {
  readonly auditId: string;
  readonly handoverId: string;
}

/**
 * What was handed over of one’s own report, the newest first, with how far each fix is.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function listHandovers(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
): Promise<Handover[]> {
  const audit = assertOwnReport(await findAudit(deps.db, auditId), viewer);
  const rows = await listHandoverRows(deps.db, auditId);
  if (rows.length === 0) return [];
  const report = await readOutline(deps, audit);
  if (report === null) throw new AppError('request/not-found');
  const [checks, fixes] = [
    await listVerificationRows(deps.db, auditId, mostChecks),
    await listHandoverFixes(
      deps.db,
      rows.map(({ handover }) => handover.id),
    ),
  ];
  const byHandover = Map.groupBy(fixes, ({ handoverId }) => handoverId);
  const now = deps.clock.now();
  return rows.map((row) =>
    handoverView(row, viewHandedFixes(byHandover.get(row.handover.id) ?? [], report, checks), now),
  );
}

/** Ends a link at once; once more changes nothing. @throws AppError `request/not-found`. */
export async function revokeHandover(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid }: Pick<Viewer, 'uid'>,
  { auditId, handoverId }: Named,
): Promise<void> {
  if (!(await revokeHandoverRow(deps.db, { id: handoverId, auditId, uid }, deps.clock.now())))
    throw new AppError('request/not-found');
}

/** What is mailed again, with the token of its new link. */
export interface PreparedResend {
  readonly token: string;
  readonly mail: Parameters<typeof queueHandover>[2]['mail'];
}

/** Writes the tickets of a plan again, outside of any transaction. @throws AppError `request/not-found`, `report/removed`. */
export async function prepareResend(
  deps: Pick<Deps, 'db' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  { auditId, handoverId }: Named,
): Promise<PreparedResend> {
  const audit = assertOwnReport(await findAudit(deps.db, auditId), viewer);
  const found = await findHandover(deps.db, { id: handoverId, uid: viewer.uid, auditId });
  const report = await readOutline(deps, audit);
  if (found === null || report === null) throw new AppError('request/not-found');
  const view = viewReport(report);
  const keys = new Set((await listHandoverFixes(deps.db, [handoverId])).map(({ fixKey }) => fixKey));
  const chosen = [...view.firstFixes, ...view.moreFixes].filter(({ fix }) => keys.has(fix.key));
  const token = deps.ids.token();
  const tickets = await mailedTickets(deps, audit, report, chosen, planUrl(deps, token));
  const others = chosen.slice(tickets.length).map(({ fix, role }) => ({ title: fix.title, role }));
  return { token, mail: { tickets, others, fixCount: chosen.length } };
}

/**
 * Mails a plan again: another link stands for the former one, which opens nothing any more, for as long as was chosen. States and
 * notes stay.
 * @throws AppError `request/not-found`, `report/removed`, `handover/ended`, and as `queueHandover`.
 */
export async function resendHandover(
  deps: SendDeps,
  viewer: Pick<Viewer, 'uid'>,
  { auditId, handoverId }: Named,
  { token, mail }: PreparedResend,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const audit = assertOwnReport(await lockAudit(tx, auditId), viewer);
    const owner = await lockOwner(tx, viewer.uid);
    const found = await findHandover(tx, { id: handoverId, uid: viewer.uid, auditId });
    if (owner === null || found === null) throw new AppError('request/not-found');
    if (found.handover.revokedAt !== null) throw new AppError('handover/ended');
    const now = deps.clock.now();
    const expiresAt = laterBy(now, found.handover.days * dayMs);
    const handover = await renewHandover(tx, handoverId, {
      tokenHash: hashToken(token),
      sentAt: now,
      expiresAt,
    });
    await queueHandover(deps, tx, {
      ...{ handover, provider: found.provider, isNew: false, isAgain: true, token, mail },
      ...{ host: audit.host, ownerEmail: owner.email },
    });
  });
}
