import type { AccountCopies, MovedAccount } from '#platform/identity/account-copies.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** What became of the accounts of a move. */
export interface MoveCounts {
  found: number;
  /** Were at the other provider already: written again, as they are now. */
  present: number;
  moved: number;
  /** Of those moved: people who are mailed to choose a new password. */
  withoutPassword: number;
  refused: number;
}

/** Tells people whose password stays behind; once, however often the move is run again. */
async function askForPassword(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config'>,
  to: string,
  { id, email }: MovedAccount,
): Promise<void> {
  const profile = await findProfile(deps.db, id);
  await queueMail(deps, deps.db, {
    kind: 'account-moved',
    to: email,
    uid: profile?.uid ?? null,
    dedupeKey: `account-moved:${to}:${id}`,
    data: {
      displayName: profile?.displayName ?? '',
      resetUrl: `${deps.config.publicUrl}/mot-de-passe-oublie`,
    },
  });
}

/**
 * Copies every account from the provider in service to another one: same id, address, name, and password where the other one takes
 * its hash. Whoever is verified and left without is mailed. May be interrupted and run again: the source is what counts, and
 * nothing of it changes.
 * @param dryRun writes and mails nothing, counts the same
 * @param tell a line for each account that cannot be moved
 * @throws AppError `auth/network-request-failed`
 */
export async function moveAccounts(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config'>,
  move: {
    readonly from: AccountCopies;
    readonly to: AccountCopies;
    readonly target: 'embedded' | 'firebase';
    readonly dryRun: boolean;
  },
  tell: (line: string) => void,
): Promise<MoveCounts> {
  const { from, to, target, dryRun } = move;
  const counts: MoveCounts = { found: 0, present: 0, moved: 0, withoutPassword: 0, refused: 0 };
  const refuse = ({ id }: MovedAccount, refusal: string) => {
    counts.refused += 1;
    tell(`Compte ${id} non déplacé : ${refusal}.`);
  };
  for await (const page of from.pages()) {
    counts.found += page.length;
    const movable = page.filter((account) => {
      if (account.refusal !== null) refuse(account, account.refusal);
      return account.refusal === null;
    });
    counts.present += (await to.present(movable.map(({ id }) => id))).size;
    const left = movable.filter(({ hash }) => hash === null || !to.takes(hash));
    const put = dryRun ? { withoutPassword: left, refused: [] } : await to.put(movable);
    for (const { account, refusal } of put.refused) refuse(account, refusal);
    counts.moved += movable.length - put.refused.length;
    // A registration that waits is told nothing: whoever made it may not own the mailbox.
    const asked = put.withoutPassword.filter(({ emailVerified }) => emailVerified);
    counts.withoutPassword += asked.length;
    if (!dryRun) for (const account of asked) await askForPassword(deps, target, account);
  }
  return counts;
}
