import { sweepActs } from '#service/admin/list-acts.ts';
import { sweepSessions } from '#service/admin/sweep-sessions.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import type { Deps } from '#service/deps.ts';
import { sweepKeys } from '#service/keys/manage-keys.ts';
import { sweepMailbox } from '#service/mail/forget-mailbox.ts';
import { computeMedians } from '#service/medians/compute-medians.ts';
import { sweepOrganisations } from '#service/organisations/journal.ts';
import { sweepDeliveries } from '#service/webhooks/manage-webhooks.ts';

/** The daily cleaning, and what is counted once a day. A part that fails leaves the others done; the queue then tries the whole again. */
export async function sweep(deps: Deps): Promise<void> {
  const results = await Promise.allSettled([
    sweepSessions(deps),
    sweepAudits(deps),
    sweepActs(deps),
    sweepMailbox(deps),
    sweepKeys(deps),
    sweepDeliveries(deps),
    sweepOrganisations(deps),
    computeMedians(deps),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
