import type { MailKind } from '#contract/mails.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import type { OutgoingMessage } from '#platform/mailer.ts';
import type { Job } from '#platform/queue.ts';
import { findAudit } from '#store/audits.ts';
import { findMessage, type OutboxRow } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';
import type { RenderPdf } from '../reports/render-pdf.ts';
import { reportFileName } from '../reports/report-file-name.ts';
import { makeReportPdf, readLastReportPdf } from '../reports/report-pdf.ts';

type AttachDeps = Pick<Deps, 'db' | 'objects' | 'config' | 'clock' | 'log'>;
export type Attachments = NonNullable<OutgoingMessage['attachments']>;

/** A worker that died while rendering is forgiven this often; then the mail leaves without. */
const rendersTried = 2;

/**
 * Makes the PDF of the result mail before the message is claimed: a process that dies meanwhile leaves no doubt
 * behind. A PDF that fails never holds the mail back. Once the message was on its way nothing is made any more, so
 * that a second sending carries what the first did.
 */
export async function prepareReport(
  deps: AttachDeps,
  render: RenderPdf | undefined,
  job: Job<'mail'>,
): Promise<void> {
  if (render === undefined || job.retryCount >= rendersTried) return;
  const message = await findMessage(deps.db, job.data.messageId);
  if (message === null || !holdsReport(message) || message.state !== 'queued' || message.attempts > 0) return;
  try {
    await makeReportPdf(deps, render, message.auditId, job.signal);
  } catch (error) {
    // A worker that stops gives the job back: the next one makes the PDF.
    job.signal.throwIfAborted();
    if (isLostConnection(error)) throw error;
    deps.log.warn({ audit: message.auditId, error }, 'report mailed without its PDF');
  }
}

/** The report's PDF as stored; nothing for other mails, or when it could not be made. */
export async function attachReport(deps: AttachDeps, message: OutboxRow): Promise<Attachments> {
  if (!holdsReport(message)) return [];
  const [audit, content] = await Promise.all([
    findAudit(deps.db, message.auditId),
    readLastReportPdf(deps, message.auditId),
  ]);
  if (audit === null || content === null) return [];
  return [{ filename: reportFileName(audit, 'pdf'), contentType: 'application/pdf', content }];
}

/** Mails that tell the result of an audit. */
const resultKinds: readonly MailKind[] = ['audit-finished', 'audit-worse'];

/** Whether a message tells a result, whose PDF goes with it. */
export function holdsReport(message: OutboxRow): message is OutboxRow & { auditId: string } {
  return resultKinds.some((kind) => kind === message.kind) && message.auditId !== null;
}
