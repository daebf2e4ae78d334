/** What a verified idToken says. */
export interface IdentityClaims {
  /** Names the idToken: good for one exchange. */
  readonly tokenId: string;
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** As given at registration; empty otherwise. */
  readonly displayName: string;
  /** When the password was typed. */
  readonly authenticatedAt: Date;
  /** As `Identity.stamps` tells it; empty where there is none. */
  readonly stamp: string;
}

/** A secret that proves control of a mailbox, to be sent there and nowhere else. */
export interface MailedToken {
  readonly uid: string;
  /** As the account holds it: lower-case. */
  readonly email: string;
  /** Empty as long as nobody has proved to own the mailbox: who chose the name may be a stranger to it. */
  readonly displayName: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** A registration as it is asked for. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** What the browser was given by an earlier registration. */
  readonly browserToken: string | null;
}

/** What a registration gave. Nothing of it may be shown but the token, which is given in every case. */
export interface SignUp {
  /** null when the address belongs to a verified account. */
  readonly mailed: MailedToken | null;
  /** For the browser: proves, with the mailed link, that it made the registration; means nothing if it did not. */
  readonly browserToken: string;
}

/** What a verification token is about. */
export interface Verification {
  readonly email: string;
  readonly verified: boolean;
  /** The browser that asks is the one of the registration. */
  readonly ownBrowser: boolean;
}

/**
 * Accounts with passwords. The methods that take an address return null when nothing is to be
 * mailed; callers answer the same in both cases, so that nobody learns which addresses have an account.
 */
export interface PasswordAccounts {
  /**
   * Creates an account, unverified. A registration that waits is left as it is while one of its links is good, 24 hours, and two
   * days at most; after that it is replaced.
   * @throws AppError `auth/invalid-email`, `auth/weak-password`, `auth/too-many-requests`.
   */
  signUp(request: NewAccount): Promise<SignUp>;
  /** A new verification token; null when the address has no account waiting for one. */
  startVerification(email: string): Promise<MailedToken | null>;
  /** What a verification token is about; reading it changes nothing. @throws AppError `auth/expired-link`. */
  readVerification(token: string, browserToken: string | null): Promise<Verification>;
  /**
   * Marks the address verified, for the browser of the registration or for its password: whoever else holds the link
   * may not know what they would open. Once verified, it changes nothing.
   * @returns the account, or null when it was verified already.
   * @throws AppError `auth/expired-link`, `auth/password-needed`, `auth/wrong-sign-up-password`.
   */
  verifyEmail(
    token: string,
    proof: { readonly browserToken: string | null; readonly password: string | undefined },
  ): Promise<string | null>;
  /** @returns an idToken. @throws AppError `auth/invalid-credential`, `auth/email-not-verified`, `auth/suspended`. */
  signIn(email: string, password: string): Promise<string>;
  /** A new reset token; null when the address has no account. */
  startReset(email: string): Promise<MailedToken | null>;
  /** The account a reset token is for. @throws AppError `auth/expired-link`. */
  readResetToken(token: string): Promise<string>;
  /** Refuses what `resetPassword` and `setPassword` would refuse. @throws AppError `auth/weak-password`. */
  assertAcceptable(uid: string, password: string, field: string): Promise<void>;
  /**
   * Sets the password, once per token; every other token of the account is void, and so is every idToken.
   * @returns whether it was a registration that waited: what else it said was nobody’s word.
   * @throws AppError `auth/expired-link`, `auth/weak-password`.
   */
  resetPassword(token: string, password: string): Promise<{ readonly activated: boolean }>;
  /**
   * A token that proves the address an account is to move to, to be mailed there; null when that address belongs to a
   * verified account already.
   * @throws AppError `auth/invalid-email`, `auth/same-email`.
   */
  startEmailChange(uid: string, email: string): Promise<MailedToken | null>;
  /** The account and the address such a token is for; it stays good. @throws AppError `auth/expired-link`. */
  readEmailChange(token: string): Promise<{ readonly uid: string; readonly email: string }>;
  /** Interactions the account to that address, proved by its token; every mailed token is void. @throws AppError `auth/email-taken`. */
  setEmail(uid: string, email: string): Promise<void>;
  /**
   * An account for an address that somebody else has proved, verified and without a password. A registration of that address
   * that waits gives it up: nobody has proved to own it, and now somebody has.
   * @returns its id, or null when the address has a verified account already.
   */
  adopt(account: { readonly email: string; readonly displayName: string }): Promise<string | null>;
  /** Whether the account has a password at all. */
  hasPassword(uid: string): Promise<boolean>;
  /** True when it is the account’s password. */
  checkPassword(uid: string, password: string): Promise<boolean>;
  /** Sets the password and voids every token. @throws AppError `auth/weak-password`. */
  setPassword(uid: string, password: string): Promise<void>;
}

/**
 * The identity provider. The browser types the password into our own form (`POST /api/identity/sign-in`), gets an idToken
 * and gives that to `POST /api/auth/session`: it never talks to a provider itself.
 * A provider elsewhere that is down, slow or answers nonsense is `auth/network-request-failed`, from every call.
 */
export interface Identity {
  readonly kind: 'embedded' | 'firebase';
  readonly passwords: PasswordAccounts;
  /** Refuses tokens of deleted accounts and of former passwords too. @throws AppError `auth/invalid-token`, `auth/suspended`. */
  verifyIdToken(idToken: string): Promise<IdentityClaims>;
  deleteAccount(uid: string): Promise<void>;
  /**
   * A word for each account that is there and not disabled: another one when its password has changed or its tokens were revoked.
   * null where nobody but us changes accounts, so that there is nothing to look at again.
   */
  readonly stamps: ((uids: readonly string[]) => Promise<ReadonlyMap<string, string>>) | null;
  /** What an answer takes at least, so that its time does not tell whether an address has an account, ms. */
  readonly floorMs: number;
}
