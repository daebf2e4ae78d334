/** An account as its provider holds it. */
export interface Account {
  readonly id: string;
  /** Lower-case. */
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

/** What may be changed of an account; what is absent stays. */
export interface AccountChange {
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  /** Voids every idToken of the account. */
  readonly password?: string;
}

/**
 * Where accounts and passwords are: the part that differs from one provider to another. Everything that has a rule (who may verify,
 * reset, replace a registration) stands above it and is the same for all. Addresses given to it are normalised.
 * A provider elsewhere may also throw `auth/network-request-failed` and `auth/too-many-requests` from every call.
 */
export interface Directory {
  byId(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** A new account, unverified. @returns its id, or null when the address has an account already. */
  create(account: {
    readonly email: string;
    /** null: there is none until one is set. */
    readonly password: string | null;
    readonly name: string;
  }): Promise<string | null>;
  /** Takes as long as `create`, and does nothing. */
  spendHashingTime(password: string): Promise<void>;
  /** @throws AppError `auth/email-taken`, `auth/weak-password`; `auth/expired-link` when there is no such account. */
  change(uid: string, change: AccountChange): Promise<void>;
  /** An account that is not there is deleted already. */
  remove(uid: string): Promise<void>;
  /** Whether the account has a password. */
  hasPassword(uid: string): Promise<boolean>;
  /** True when it is the account’s password. */
  checkPassword(uid: string, password: string): Promise<boolean>;
  /** @returns an idToken. @throws AppError `auth/invalid-credential`, `auth/email-not-verified`, `auth/suspended`. */
  signIn(email: string, password: string): Promise<string>;
}
