import type { Comment, CommentRequest, WorkPerson } from '#contract/api/work.ts';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { commentHours, longestComment, mostComments, mostMentions } from '#contract/work-words.ts';
import { findAssignment, updateAssignment } from '#store/assignments.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  insertComment,
  type ListedComment,
  listCommentRows,
  lockComment,
  type Named,
  updateComment,
} from '#store/comments.ts';
import { insertNotices } from '#store/work-notices.ts';
import type { Deps } from '../deps.ts';
import { cleanWords, lengthOf } from '../handovers/clean-words.ts';
import { assertKept } from '../reports/read-report.ts';
import type { PreparedAssignment } from './assign-fix.ts';
import { followFix } from './known-fix.ts';
import { administers, isHidden, nameOf, peopleOfSite, type Worker } from './people.ts';
import { findOwnAudit } from './site-of-report.ts';

type CommentDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** @throws AppError `comment/length`. */
function checkedText(typed: string): string {
  const text = cleanWords(typed);
  if (text === '' || lengthOf(text) > longestComment)
    throw new AppError('comment/length', { field: 'text', data: { limit: longestComment } });
  return text;
}

/**
 * What is said of one fix of a report of the space, the oldest first, and whom one may call.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function readComments(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Worker,
  auditId: string,
  key: string,
): Promise<{ comments: Comment[]; people: WorkPerson[] }> {
  const audit = await findOwnAudit(deps, viewer, auditId);
  assertKept(audit);
  const people = await peopleOfSite(deps, viewer, audit.host);
  const found = await findAssignment(deps.db, { uid: audit.uid, host: audit.host, fixKey: key });
  const rows = found ? await listCommentRows(deps.db, found.row.id) : [];
  const now = deps.clock.now();
  return {
    comments: rows.map((row) => commentView(viewer, row, now)),
    people: people.filter(({ uid }) => uid !== viewer.personUid).map(({ uid, name }) => ({ uid, name })),
  };
}

/**
 * Says something of a fix, which is followed from then on. Whom it calls is told by mail, if they see the site.
 * @param prepared as `prepareAssignment` gives it
 * @throws AppError `comment/length`, `comment/too-many`, `comment/too-many-mentions`, `work/unknown-mention`,
 * `work/unknown-fix`, `work/too-many`, `request/not-found`.
 */
export async function addComment(
  deps: CommentDeps,
  viewer: Worker,
  { audit, known }: PreparedAssignment,
  { key, text: typed, mentions: asked }: CommentRequest,
): Promise<Comment> {
  const text = checkedText(typed);
  const mentions = [...new Set(asked)].filter((uid) => uid !== viewer.personUid);
  if (mentions.length > mostMentions)
    throw new AppError('comment/too-many-mentions', { field: 'mentions', data: { limit: mostMentions } });
  return deps.db.transaction(async (tx) => {
    const { row } = await followFix(deps, tx, audit, key, known);
    const people = await peopleOfSite({ db: tx }, viewer, audit.host);
    if (mentions.some((uid) => !people.some((person) => person.uid === uid)))
      throw new AppError('work/unknown-mention', { field: 'mentions' });
    if ((await countComments(tx, row.id)) >= mostComments)
      throw new AppError('comment/too-many', { data: { limit: mostComments } });
    const [id, createdAt] = [deps.ids.uuid(), deps.clock.now()];
    await insertComment(
      tx,
      { id, assignmentId: row.id, author: viewer.personUid, text, createdAt },
      mentions,
    );
    if (row.revision === 0) await updateAssignment(tx, row.id, { revision: 1 });
    await insertNotices(
      tx,
      mentions.map((person) => ({
        ...{ id: deps.ids.uuid(), person, assignmentId: row.id, commentId: id, auditId: audit.id },
        ...{ kind: 'mentioned' as const, by: viewer.personUid, createdAt },
      })),
    );
    const made = (await listCommentRows(tx, row.id)).find((one) => one.row.id === id);
    if (made === undefined) throw new AppError('request/not-found');
    return commentView(viewer, made, createdAt);
  });
}

interface Which {
  readonly auditId: string;
  readonly commentId: string;
}

/**
 * Changes one’s own comment, for a day.
 * @throws AppError `request/not-found`, `comment/length`, `comment/not-yours`, `comment/too-late`.
 */
export async function changeComment(
  deps: CommentDeps,
  viewer: Worker,
  { auditId, commentId }: Which,
  typed: string,
): Promise<Comment> {
  const { uid, host } = await findOwnAudit(deps, viewer, auditId);
  const text = checkedText(typed);
  return deps.db.transaction(async (tx) => {
    const row = await lockComment(tx, { uid, host, id: commentId });
    if (row === null) throw new AppError('request/not-found');
    if (row.author !== viewer.personUid) throw new AppError('comment/not-yours');
    const now = deps.clock.now();
    if (!isFresh(row, now)) throw tooLate();
    if (text !== row.text) await updateComment(tx, row.id, text, now);
    const made = (await listCommentRows(tx, row.assignmentId)).find((one) => one.row.id === row.id);
    if (made === undefined) throw new AppError('request/not-found');
    return commentView(viewer, made, now);
  });
}

/**
 * Deletes a comment: one’s own for a day, any of the space for who administers it. One that is gone is gone.
 * @throws AppError `request/not-found`, `comment/not-yours`, `comment/too-late`.
 */
export async function removeComment(
  deps: CommentDeps,
  viewer: Worker,
  { auditId, commentId }: Which,
): Promise<void> {
  const { uid, host } = await findOwnAudit(deps, viewer, auditId);
  await deps.db.transaction(async (tx) => {
    const row = await lockComment(tx, { uid, host, id: commentId });
    if (row === null) throw new AppError('request/not-found');
    if (!administers(viewer)) {
      if (row.author !== viewer.personUid) throw new AppError('comment/not-yours');
      if (!isFresh(row, deps.clock.now())) throw tooLate();
    }
    await deleteComment(tx, row.id);
  });
}

const tooLate = () =>
  new AppError('comment/too-late', { data: { limit: countOf(commentHours, 'heure', 'heures') } });

const isFresh = ({ createdAt }: CommentRow, now: Date) =>
  now.getTime() - createdAt.getTime() < commentHours * hourMs;

function commentView(viewer: Worker, { row, author, mentions }: ListedComment, now: Date): Comment {
  const named = (person: Named): WorkPerson => ({
    uid: person.uid,
    name: nameOf({ ...person, email: isHidden(viewer, person.uid) ? 'Sans nom' : person.email }),
  });
  const isMine = row.author !== null && row.author === viewer.personUid;
  return {
    ...{ id: row.id, text: row.text, author: author && named(author) },
    mentions: mentions.map(named),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mayChange: isMine && isFresh(row, now),
    mayRemove: administers(viewer) || (isMine && isFresh(row, now)),
  };
}
