import { secretMailKinds } from '#contract/mail-words.ts';
import { type MailKind, mails, type RenderMail } from '#contract/mails.ts';
import { isLostConnection, retryWhenLost } from '#platform/lost-connection.ts';
import { MailError } from '#platform/mailer.ts';
import { composeMessage } from '#platform/mailer-compose.ts';
import type { Job, JobHandler } from '#platform/queue.ts';
import { deleteMessage, lockMessage, type OutboxRow, updateMessage } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';
import type { DrawPictures } from '../reports/draw-pictures.ts';
import type { RenderPdf } from '../reports/render-pdf.ts';
import { withLiveAccess } from '../work/mail-access.ts';
import { type Attachments, attachReport, holdsReport, prepareReport } from './attach-report.ts';
import { type FittedPictures, fitPictures } from './fit-pictures.ts';
import { attachPictures, preparePictures } from './mail-pictures.ts';
import { settleMessage, withoutRecipient } from './settle-message.ts';

export type DeliverDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'clock' | 'log'>;

/** Attempts that may have delivered without our knowing: one is repeated, a second is left to the administrator. */
const forgivenDoubts = 1;

/**
 * The `mail` job: sends one message of the outbox. « About to send » is committed before the first byte, so a process
 * that dies in between leaves a doubt behind: it is sent once more with the same Message-ID, then never again.
 */
export function deliverMailJob(
  deps: DeliverDeps,
  render: RenderMail,
  renderPdf?: RenderPdf,
  drawPictures?: DrawPictures,
): JobHandler<'mail'> {
  return async (job) => {
    await prepareReport(deps, renderPdf, job);
    await preparePictures(deps, drawPictures, job);
    const claimedAt = deps.clock.now();
    const message = await retryWhenLost(() => claimMessage(deps, job.data.messageId, claimedAt));
    if (message === null) return;
    try {
      const kind = message.kind as MailKind;
      const data = mails[kind].parse(message.data);
      const send = async (attachments: Attachments) => {
        // The mail says that the PDF is attached only when it is.
        const said = holdsReport(message) ? { ...data, pdf: attachments.length > 0 } : data;
        const stopUrl = 'stopUrl' in data ? data.stopUrl : undefined;
        const { messageId, recipient: to } = message;
        const compose = async ({ pictures, files }: FittedPictures, joined: Attachments) => {
          const shown = files.length > 0 ? { ...said, pictures } : said;
          const rendered = await render(kind, shown as never);
          return { messageId, to, ...rendered, stopUrl, attachments: [...files, ...joined] };
        };
        const fitted = await fitPictures(placed, async (some) => {
          const { bytes } = await composeMessage(await compose(some, []), deps.config.mailFrom, claimedAt);
          return bytes.length;
        });
        await deps.mailer.send(await compose(fitted, attachments), job.retryCount === 0);
      };
      const placed = await attachPictures(deps, message);
      const attachments = await attachReport(deps, message);
      await send(attachments).catch((error: unknown) => {
        if (attachments.length === 0 || !isTooLarge(error)) throw error;
        deps.log.warn({ message: message.id }, 'report mailed without its PDF: too large for the server');
        return send([]);
      });
    } catch (error) {
      return settleFailure(deps, job, message, error);
    }
    // It has left: a database away for a moment must not make a second one leave.
    await retryWhenLost(() => settleSent(deps, message));
    deps.log.info({ message: message.id, kind: message.kind }, 'mail sent');
  };
}

const isTooLarge = (error: unknown) => error instanceof MailError && error.failure === 'too-large';

/** Commits « about to send »; null when there is nothing to send, or sending again could annoy. */
async function claimMessage(deps: DeliverDeps, id: string, claimedAt: Date): Promise<OutboxRow | null> {
  return deps.db.transaction(async (tx) => {
    const found = await lockMessage(tx, id);
    if (found === null || (found.state !== 'queued' && found.state !== 'sending')) return null;
    const message = await withLiveAccess(tx, found);
    // Whoever reads it sees nothing any more of what it says.
    if (message === null) await deleteMessage(tx, id);
    if (message === null) return null;
    // This very claim went through, though its commit was not heard of.
    if (message.state === 'sending' && message.sendingAt?.getTime() === claimedAt.getTime()) return message;
    // Found « sending »: whoever was sending it died. Files overwrite themselves, so there it is no doubt.
    const doubtful = message.state === 'sending' && deps.mailer.mailboxFolder === null;
    const doubts = message.doubts + (doubtful ? 1 : 0);
    if (doubtful && doubts > forgivenDoubts) {
      await settleMessage(tx, message, { state: 'uncertain', doubts });
      deps.log.warn({ message: id }, 'mail left uncertain');
      return null;
    }
    const change = {
      state: 'sending' as const,
      doubts,
      attempts: message.attempts + 1,
      sendingAt: claimedAt,
      data: message.data,
    };
    await updateMessage(tx, id, change);
    return { ...message, ...change };
  });
}

async function settleSent(deps: DeliverDeps, message: OutboxRow): Promise<void> {
  const secret = secretMailKinds.some((kind) => kind === message.kind);
  await settleMessage(deps.db, message, {
    state: 'sent',
    sentAt: deps.clock.now(),
    lastError: null,
    ...(secret ? { data: {} } : {}),
  });
}

/** @throws the error again when the queue should try later. */
async function settleFailure(
  deps: DeliverDeps,
  job: Job<'mail'>,
  message: OutboxRow,
  thrown: unknown,
): Promise<void> {
  const error = withoutRecipient(thrown, message.recipient);
  // A message that cannot be rendered will not render later either.
  const otherwise = isLostConnection(thrown) ? 'temporary' : 'permanent';
  const failure = error instanceof MailError ? error.failure : otherwise;
  const lastError = error.message.slice(0, 500);
  deps.log.warn({ message: message.id, kind: message.kind, failure, error: lastError }, 'mail not sent');
  // Told even when the database is away for a moment: a message left « sending » would be taken for a doubtful one.
  const settle = (change: Parameters<typeof updateMessage>[2]) =>
    retryWhenLost(() => settleMessage(deps.db, message, { ...change, lastError }));
  if (failure === 'permanent' || failure === 'too-large') return settle({ state: 'failed' });
  if (failure === 'uncertain') {
    const doubts = message.doubts + 1;
    const given = doubts > forgivenDoubts || job.lastTry;
    await settle({ state: given ? 'uncertain' : 'queued', doubts });
    if (given) return;
    throw error;
  }
  await settle({ state: job.lastTry ? 'failed' : 'queued' });
  if (!job.lastTry) throw error;
}
