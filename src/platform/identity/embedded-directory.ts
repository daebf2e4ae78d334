import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Account, Directory } from './directory.ts';
import type { EmbeddedAccounts, StoredAccount } from './embedded-accounts.ts';
import { type IdTokens, passwordVersion } from './id-token.ts';
import { hashPassword, type PasswordPrice, verifyPassword } from './password-hash.ts';

function toAccount(stored: StoredAccount | null): Account | null {
  if (stored === null) return null;
  const { hash: _hash, ...account } = stored;
  return account;
}

/** Accounts with passwords in our own tables. No password is hashed while a connection is held. */
export function createEmbeddedDirectory(parts: {
  readonly accounts: EmbeddedAccounts;
  readonly idTokens: IdTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The full price unless given. */
  readonly passwordPrice?: PasswordPrice | undefined;
}): Directory {
  const { accounts, idTokens, clock, ids, passwordPrice } = parts;

  async function spendHashingTime(password: string): Promise<void> {
    await hashPassword(password, passwordPrice);
  }

  return {
    byId: async (uid) => toAccount(await accounts.byId(uid)),
    byEmail: async (email) => toAccount(await accounts.byEmail(email)),

    async create({ email, password, name }) {
      const hash = password === null ? null : await hashPassword(password, passwordPrice);
      const id = ids.uuid();
      // False for a known address, and when another registration of it has won.
      return (await accounts.insert({ id, email, name, createdAt: clock.now(), hash })) ? id : null;
    },

    spendHashingTime,

    async change(uid, { password, ...rest }) {
      const hash = password === undefined ? {} : { hash: await hashPassword(password, passwordPrice) };
      await accounts.update(uid, { ...rest, ...hash }, clock.now());
    },

    remove: accounts.remove,

    hasPassword: async (uid) => (await accounts.byId(uid))?.hash != null,

    async checkPassword(uid, password) {
      const hash = (await accounts.byId(uid))?.hash;
      return hash ? verifyPassword({ hash, password }) : false;
    },

    async signIn(email, password) {
      const account = await accounts.byEmail(email);
      if (!account?.hash) {
        // As long as a wrong password.
        await spendHashingTime(password);
        throw new AppError('auth/invalid-credential');
      }
      const { id, hash } = account;
      if (!(await verifyPassword({ hash, password }))) throw new AppError('auth/invalid-credential');
      if (!account.emailVerified) throw new AppError('auth/email-not-verified');
      // The hash that was verified: the token is void if the password has changed meanwhile.
      return idTokens.sign({
        tokenId: ids.uuid(),
        uid: id,
        email: account.email,
        passwordVersion: passwordVersion(hash),
      });
    },
  };
}
