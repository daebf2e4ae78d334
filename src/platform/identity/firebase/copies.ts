import { z } from 'zod';
import { isAppError } from '#contract/errors.ts';
import type { AccountCopies, CopiedAccounts, MovedAccount } from '../account-copies.ts';
import { lookUp, toAccount, userShape } from './accounts.ts';
import type { Google } from './call-google.ts';
import { importedHash } from './import-hash.ts';
import { type ScryptParameters, writeFirebaseScrypt } from './scrypt.ts';

const pageSize = 500;

const exportedShape = userShape.extend({
  passwordHash: z.string().default(''),
  salt: z.string().default(''),
});
const pageShape = z.object({
  kind: z.literal('identitytoolkit#DownloadAccountResponse'),
  users: z.array(exportedShape).default([]),
  nextPageToken: z.string().optional(),
});
const importShape = z.object({
  error: z.array(z.object({ index: z.number().int().default(0), message: z.string() })).default([]),
});
const configShape = z.object({
  signIn: z
    .object({
      hashConfig: z
        .object({
          signerKey: z.string(),
          saltSeparator: z.string(),
          rounds: z.number().int(),
          memoryCost: z.number().int(),
        })
        .optional(),
    })
    .optional(),
});

/** What the project’s hashes are made with; null when the service account may not read it: passwords then stay behind. */
async function readParameters(google: Google, projectId: string): Promise<ScryptParameters | null> {
  try {
    const config = await google.asAdmin(`/admin/v2/projects/${projectId}/config`, null, configShape);
    return config.signIn?.hashConfig ?? null;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

function toMoved(user: z.output<typeof exportedShape>, parameters: ScryptParameters | null): MovedAccount {
  // Google leaves out hashes of other kinds that were imported and have not served since.
  const hash = parameters && user.passwordHash ? writeFirebaseScrypt(user, parameters) : null;
  const unmovable = user.disabled ? 'il est désactivé chez Firebase' : 'il n’a pas d’adresse e-mail';
  return { ...toAccount(user), hash, refusal: user.disabled || user.email === '' ? unmovable : null };
}

type Batch = { readonly algorithm: object; readonly accounts: MovedAccount[] };

/** Accounts whose hashes are told alike go together; those without go alone. */
function batchesOf(accounts: readonly MovedAccount[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const account of accounts) {
    const algorithm = (account.hash && importedHash(account.hash)?.algorithm) || {};
    const key = JSON.stringify(algorithm);
    const batch = batches.get(key) ?? { algorithm, accounts: [] };
    batch.accounts.push(account);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

const bodyOf = ({ algorithm, accounts }: Batch) => ({
  ...algorithm,
  sanityCheck: true,
  allowOverwrite: true,
  users: accounts.map(({ id, email, name, emailVerified, createdAt, hash }) => ({
    ...{ localId: id, email, emailVerified, createdAt: String(createdAt.getTime()) },
    ...(name !== '' && { displayName: name }),
    ...(hash && importedHash(hash)?.own),
  })),
});

/** The accounts of a Firebase project. */
export function createFirebaseCopies(google: Google, projectId: string): AccountCopies {
  return {
    async *pages() {
      const parameters = await readParameters(google, projectId);
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          maxResults: String(pageSize),
          ...(next && { nextPageToken: next }),
        });
        const page = await google.asAdmin(`/accounts:batchGet?${query}`, null, pageShape);
        yield page.users.map((user) => toMoved(user, parameters));
        next = page.nextPageToken;
      } while (next);
    },

    async present(ids) {
      return new Set((await lookUp(google, 'localId', ids)).map(({ localId }) => localId));
    },

    takes: (hash) => importedHash(hash) !== null,

    async put(accounts): Promise<CopiedAccounts> {
      const refused: { account: MovedAccount; refusal: string }[] = [];
      for (const batch of batchesOf(accounts)) {
        const { error } = await google.asAdmin('/accounts:batchCreate', bodyOf(batch), importShape);
        for (const { index } of error) {
          const account = batch.accounts[index];
          if (account)
            refused.push({ account, refusal: 'Firebase ne l’a pas accepté (adresse déjà prise ?)' });
        }
      }
      const out = new Set(refused.map(({ account }) => account));
      const withoutPassword = accounts.filter(
        (account) => !out.has(account) && !(account.hash && importedHash(account.hash)),
      );
      return { withoutPassword, refused };
    },
  };
}
