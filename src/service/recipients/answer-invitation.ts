import type { RecipientState } from '#contract/recipient-words.ts';
import { confirmRow, findByLeaveToken, findToConfirm, leaveRow } from '#store/recipients.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock'>;

/** What somebody is asked to receive, by whom, and what they answered so far. */
export interface Invitation {
  readonly host: string;
  readonly email: string;
  readonly ownerEmail: string;
  readonly state: RecipientState;
}

const token = /^[\w-]{43}$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the link of a confirmation mail is about; null once it is too old. Reading it changes nothing. */
export async function readInvitation(deps: AnswerDeps, given: string): Promise<Invitation | null> {
  if (!token.test(given)) return null;
  return findToConfirm(deps.db, hashToken(given), deps.clock.now());
}

/** Agrees to receive the results; once more changes nothing, nor does a link that is too old. */
export async function confirmInvitation(deps: AnswerDeps, given: string): Promise<void> {
  if (token.test(given)) await confirmRow(deps.db, hashToken(given), deps.clock.now());
}

/** Which mails a link stops, and whether it has; null for a link that is none, or of a removed recipient. */
export async function readLeaveLink(
  deps: Pick<Deps, 'db'>,
  given: string,
): Promise<{ readonly host: string; readonly state: RecipientState } | null> {
  return uuid.test(given) ? findByLeaveToken(deps.db, given) : null;
}

/** Stops the mails of that link for good, without signing in; once more changes nothing. */
export async function leaveRecipients(deps: AnswerDeps, given: string): Promise<void> {
  if (uuid.test(given)) await leaveRow(deps.db, given, deps.clock.now());
}
