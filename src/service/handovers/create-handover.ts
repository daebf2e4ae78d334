import type { CreateHandoverRequest, Handover } from '#contract/api/handovers.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { FixRole } from '#contract/fix-words.ts';
import { longestHandoverMessage, mostHandedFixes } from '#contract/handover-words.ts';
import type { MailData } from '#contract/mails.ts';
import type { Report } from '#contract/report.ts';
import type { FixView } from '#report/fixes/fix-view.ts';
import { findAudit, lockAudit, lockOwner } from '#store/audits.ts';
import {
  countWorkingHandovers,
  findHandover,
  insertHandover,
  listHandoverFixes,
  takeProvider,
} from '#store/handovers.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import type { Viewer } from '../viewer.ts';
import { basisOf } from './basis-of.ts';
import { assertOwnReport, readChoosable } from './choose-fixes.ts';
import { cleanWords, lengthOf } from './clean-words.ts';
import { handoverView, viewHandedFixes } from './handover-view.ts';
import { mailedTickets } from './mail-handover.ts';
import { planUrl, queueHandover, type SendDeps } from './queue-handover.ts';

/** Of one report, with a link that works. */
const mostWorking = 20;

/** A handover that was looked at and may be made: what takes time is done. */
export interface PreparedHandover {
  readonly token: string;
  readonly email: string;
  readonly message: string;
  readonly days: number;
  readonly report: Report;
  readonly chosen: readonly FixView[];
  readonly mail: Pick<MailData<'fixes-handed-over'>, 'tickets' | 'others' | 'fixCount'>;
}

/** @throws AppError `auth/invalid-email`, `handover/no-fix`, `handover/too-many-fixes`, `handover/message-length`. */
function checkRequest({ email: typed, fixes, message: words }: CreateHandoverRequest) {
  const email = mailAddressOf(typed);
  const message = cleanWords(words);
  const keys = new Set(fixes);
  if (keys.size === 0) throw new AppError('handover/no-fix', { field: 'fixes' });
  if (keys.size > mostHandedFixes)
    throw new AppError('handover/too-many-fixes', { field: 'fixes', data: { limit: mostHandedFixes } });
  if (email === null) throw new AppError('auth/invalid-email', { field: 'email' });
  if (lengthOf(message) > longestHandoverMessage)
    throw new AppError('handover/message-length', {
      field: 'message',
      data: { limit: longestHandoverMessage },
    });
  return { email, message, keys };
}

/**
 * Reads what is to be handed over and writes its tickets, outside of any transaction. Nothing is kept and nothing leaves.
 * @throws AppError `request/not-found`, `report/removed`, `auth/invalid-email`, `handover/no-fix`, `handover/too-many-fixes`,
 * `handover/unknown-fix`, `handover/message-length`, `share/protected-pages`.
 */
export async function prepareHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  request: CreateHandoverRequest,
): Promise<PreparedHandover> {
  const { figures } = assertOwnReport(await findAudit(deps.db, auditId), viewer);
  const { email, message, keys } = checkRequest(request);
  if (figures?.protected && !request.showProtected)
    throw new AppError('share/protected-pages', { field: 'showProtected' });
  const { audit, report, views } = await readChoosable(deps, viewer, auditId);
  const chosen = views.filter(({ fix }) => keys.has(fix.key));
  if (chosen.length < keys.size) throw new AppError('handover/unknown-fix', { field: 'fixes' });
  const token = deps.ids.token();
  const url = planUrl(deps, token);
  const tickets = await mailedTickets(deps, audit, report, chosen, url);
  const others = chosen.slice(tickets.length).map(({ fix, role }) => ({ title: fix.title, role }));
  return {
    ...{ token, email, message, days: request.days, report, chosen },
    mail: { tickets, others, fixCount: chosen.length },
  };
}

/**
 * Hands fixes to a provider: keeps them and mails them, in one transaction. The link is in that mail alone. The same `id` once
 * more is the handover that was made.
 * @throws AppError `request/not-found`, `report/removed`, `handover/too-many`, and as `queueHandover`.
 */
export async function createHandover(
  deps: SendDeps,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  prepared: PreparedHandover,
  id: string = deps.ids.uuid(),
): Promise<Handover> {
  const { uid } = viewer;
  const { token, email, message, days, report, chosen } = prepared;
  return deps.db.transaction(async (tx) => {
    const audit = assertOwnReport(await lockAudit(tx, auditId), viewer);
    const owner = await lockOwner(tx, uid);
    if (owner === null) throw new AppError('request/not-found');
    const now = deps.clock.now();
    const same = await findHandover(tx, { id, uid, auditId });
    if (same) {
      const rows = await listHandoverFixes(tx, [id]);
      return handoverView(same, viewHandedFixes(rows, report, []), now);
    }
    if ((await countWorkingHandovers(tx, auditId, now)) >= mostWorking)
      throw new AppError('handover/too-many', { data: { limit: mostWorking } });
    const taken = await takeProvider(tx, { id: deps.ids.uuid(), uid, email, createdAt: now });
    const fixes = chosen.map(({ fix }, rank) => ({
      ...{ fixKey: fix.key, rank, title: fix.title, role: fix.role satisfies FixRole },
      basis: basisOf(fix, report),
    }));
    const handover = await insertHandover(
      tx,
      {
        ...{ id, auditId, uid, providerId: taken.row.id, tokenHash: hashToken(token), message, days },
        ...{ createdAt: now, sentAt: now, expiresAt: laterBy(now, days * dayMs) },
      },
      fixes,
    );
    await queueHandover(deps, tx, {
      ...{ handover, provider: taken.row, isNew: taken.isNew, isAgain: false, token },
      ...{ host: audit.host, ownerEmail: owner.email, mail: prepared.mail },
    });
    const rows = await listHandoverFixes(tx, [handover.id]);
    return handoverView({ handover, provider: taken.row }, viewHandedFixes(rows, report, []), now);
  });
}
