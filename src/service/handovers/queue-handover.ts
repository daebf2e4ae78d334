import { AppError } from '#contract/errors.ts';
import type { MailData } from '#contract/mails.ts';
import { waitData } from '#contract/wait.ts';
import type { Db } from '#platform/database.ts';
import type { HandoverRow, ProviderRow } from '#store/handovers.ts';
import type { Deps } from '../deps.ts';
import { type SharedLimitName, sharedLimits } from '../limits/shared-limits.ts';
import { secondsUntil, takeLimit } from '../limits/take-limits.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';

export type SendDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

/** Where a link leads. */
export const planUrl = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicUrl}/plan/${token}`;

/** A plan that is to leave, with the token of its link. */
export interface LeavingPlan {
  readonly handover: HandoverRow;
  readonly provider: ProviderRow;
  /** This account never wrote to that address. */
  readonly isNew: boolean;
  readonly isAgain: boolean;
  readonly token: string;
  readonly host: string;
  readonly ownerEmail: string;
  readonly mail: Pick<MailData<'fixes-handed-over'>, 'tickets' | 'others' | 'fixCount'>;
}

/**
 * Puts the mail of a plan in the outbox, in the caller’s transaction, within what one account, one mailbox and one organisation
 * may be sent: an account is no way to write to strangers.
 * @throws AppError `handover/refused`, `handover/day-limit`, `handover/new-addresses`, and as `askMail`.
 */
export async function queueHandover(deps: SendDeps, tx: Db, plan: LeavingPlan): Promise<void> {
  const { handover, provider, token } = plan;
  const { uid } = handover;
  if (provider.leftAt !== null) throw new AppError('handover/refused', { field: 'email' });
  const inTx = { ...deps, db: tx };
  await takeOfDay(inTx, 'handoverAccountDay', uid, 'handover/day-limit');
  if (plan.isNew) await takeOfDay(inTx, 'handoverNewAddressDay', uid, 'handover/new-addresses');
  const asked = { kind: 'handover', to: provider.email } as const;
  await askMail(inTx, { ...asked, by: uid });
  await countMail(inTx, asked);
  const { publicUrl } = deps.config;
  await queueMail(deps, tx, {
    kind: 'fixes-handed-over',
    to: provider.email,
    toOther: true,
    uid,
    auditId: handover.auditId,
    dedupeKey: `fixes-handed-over:${deps.ids.uuid()}`,
    data: {
      ...plan.mail,
      ...{ host: plan.host, ownerEmail: plan.ownerEmail, message: handover.message, isAgain: plan.isAgain },
      url: planUrl(deps, token),
      expiresAt: handover.expiresAt.toISOString(),
      stopUrl: `${publicUrl}/desabonnement/prestataire/${provider.leaveToken}`,
    },
  });
}

/** Counts one of a limit of a day, whose refusal says how many it allows. */
async function takeOfDay(
  deps: Pick<Deps, 'db' | 'clock'>,
  name: SharedLimitName,
  by: string,
  code: 'handover/day-limit' | 'handover/new-addresses',
): Promise<void> {
  const limit = sharedLimits[name].max;
  const window = await takeLimit(deps, [name, by], { max: Number.POSITIVE_INFINITY });
  if (window.count <= limit) return;
  const wait = waitData(secondsUntil(window.endsAt, deps.clock.now()));
  throw new AppError(code, { data: { limit, ...wait } });
}
