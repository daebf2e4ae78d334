import { mails } from '#contract/mails.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import type { OutgoingMessage } from '#platform/mailer.ts';
import type { Job } from '#platform/queue.ts';
import { lockAudit } from '#store/audits.ts';
import { addBlob } from '#store/blobs.ts';
import { findMessage, type OutboxRow } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';
import { placeFiles } from '../files/place-files.ts';
import { fileTrouble, readFile, type StoredFile } from '../files/read-file.ts';
import type { PartOrder } from '../reports/draw-parts.ts';
import type { DrawPictures } from '../reports/draw-pictures.ts';
import { mailLook, orderOfPicture, type WantedPicture, wantedPictures } from './picture-orders.ts';

type PictureDeps = Pick<Deps, 'db' | 'objects' | 'config' | 'clock' | 'log'>;
type Attachment = NonNullable<OutgoingMessage['attachments']>[number];

/** A picture that goes with a message, and the place it has in it. */
export interface PlacedAttachment {
  /** « home », « fix-1 »: what the template asks for. */
  readonly place: string;
  readonly file: Attachment & { readonly cid: string };
}

/** A worker that died while drawing is forgiven this often; then the mail leaves without. */
const drawingsTried = 2;

/** Nothing for mails without pictures. */
function wantedBy(message: OutboxRow): readonly WantedPicture[] {
  if (message.kind !== 'audit-finished') return [];
  const { success, data } = mails['audit-finished'].safeParse(message.data);
  return success ? wantedPictures(data) : [];
}

/**
 * Draws the pictures of a result mail before the message is claimed, and keeps them beside its report: a second sending,
 * and what goes to other people, carry the same. A picture that cannot be had, or shown, is left out; none holds the mail
 * back. Only pictures of the message’s own audit are read.
 */
export async function preparePictures(
  deps: PictureDeps,
  draw: DrawPictures | undefined,
  job: Job<'mail'>,
): Promise<void> {
  if (draw === undefined || job.retryCount >= drawingsTried) return;
  const message = await findMessage(deps.db, job.data.messageId);
  const auditId = message?.auditId ?? null;
  if (message === null || auditId === null || message.state !== 'queued' || message.attempts > 0) return;
  try {
    const orders = new Map<string, PartOrder>();
    for (const { picture, blobKey } of wantedBy(message)) {
      if (orders.has(blobKey) || (await readOrNull(deps, auditId, blobKey)) !== null) continue;
      const stored = await readOrNull(deps, auditId, picture.key);
      const order = stored && orderOfPicture(picture, stored);
      if (order) orders.set(blobKey, order);
    }
    if (orders.size === 0) return;
    const drawn = await draw([...orders.values()], mailLook, job.signal);
    await keep(deps, auditId, [...orders.keys()], drawn);
  } catch (error) {
    // A worker that stops gives the job back: the next one draws them.
    job.signal.throwIfAborted();
    if (isLostConnection(error)) throw error;
    deps.log.warn({ audit: auditId, error }, 'result mailed without its pictures');
  }
}

/** A file that the store lost, or cannot give now, is one that is not there. */
async function readOrNull(deps: PictureDeps, auditId: string, key: string): Promise<StoredFile | null> {
  return readFile(deps, auditId, key).catch((error: unknown) => {
    if (fileTrouble(error)) return null;
    throw error;
  });
}

async function keep(
  deps: PictureDeps,
  auditId: string,
  keys: readonly string[],
  drawn: readonly (Uint8Array | null)[],
): Promise<void> {
  const items = keys.flatMap((key, index) => {
    const bytes = drawn[index];
    return bytes ? [{ key, contentType: 'image/jpeg', bytes }] : [];
  });
  const files = await placeFiles(deps, auditId, items);
  await deps.db.transaction(async (tx) => {
    // Deleted meanwhile: nothing of it may come back.
    const still = await lockAudit(tx, auditId);
    if (still?.status !== 'done' || still.reportRemovedAt !== null) return;
    for (const file of files) await addBlob(tx, auditId, file, deps.clock.now());
  });
}

/** The drawn pictures of a message, as they go with it; one that was not drawn is not there. */
export async function attachPictures(
  deps: PictureDeps,
  message: OutboxRow,
): Promise<readonly PlacedAttachment[]> {
  const { auditId } = message;
  if (auditId === null) return [];
  const placed: PlacedAttachment[] = [];
  for (const { place, blobKey } of wantedBy(message)) {
    const stored = await readOrNull(deps, auditId, blobKey);
    if (stored === null) continue;
    // Known in this message alone: some mail programs look for it in all they hold.
    const cid = `${place}.${message.messageId}`;
    placed.push({
      place,
      file: { filename: `${place}.jpg`, contentType: 'image/jpeg', content: stored.bytes, cid },
    });
  }
  return placed;
}
