/** What a verified idToken says. */
export interface IdentityClaims {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** As given at registration; empty otherwise. */
  readonly displayName: string;
  /** When the password was typed. */
  readonly authenticatedAt: Date;
}

/** A secret that proves control of a mailbox, to be sent there and nowhere else. */
export interface MailedToken {
  readonly uid: string;
  /** As the account holds it: lower-case. */
  readonly email: string;
  readonly displayName: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Accounts with passwords, where we hold them. The methods that take an address return null when nothing is to be
 * mailed; callers answer the same in both cases, so that nobody learns which addresses have an account.
 */
export interface PasswordAccounts {
  /**
   * Creates an account, unverified. An account of that address that was never verified is replaced.
   * @returns null when the address belongs to a verified account.
   * @throws AppError `auth/invalid-email`, `auth/weak-password`, `auth/too-many-requests`.
   */
  signUp(request: {
    readonly email: string;
    readonly password: string;
    readonly displayName: string;
  }): Promise<MailedToken | null>;
  /** A new verification token; null when the address has no account waiting for one. */
  startVerification(email: string): Promise<MailedToken | null>;
  /** May be repeated until the token expires. @throws AppError `auth/expired-link`. */
  verifyEmail(token: string): Promise<void>;
  /** @returns an idToken. @throws AppError `auth/invalid-credential`, `auth/email-not-verified`. */
  signIn(email: string, password: string): Promise<string>;
  /** A new reset token; null when the address has no account. */
  startReset(email: string): Promise<MailedToken | null>;
  /** The account a reset token is for. @throws AppError `auth/expired-link`. */
  readResetToken(token: string): Promise<string>;
  /** Refuses what `resetPassword` and `setPassword` would refuse. @throws AppError `auth/weak-password`. */
  assertAcceptable(uid: string, password: string, field: string): Promise<void>;
  /**
   * Sets the password, once per token; every other token of the account is void, and so is every idToken.
   * @throws AppError `auth/expired-link`, `auth/weak-password`.
   */
  resetPassword(token: string, password: string): Promise<void>;
  /**
   * A token that proves the address an account is to move to, to be mailed there; null when that address belongs to a
   * verified account already.
   * @throws AppError `auth/invalid-email`, `auth/same-email`.
   */
  startEmailChange(uid: string, email: string): Promise<MailedToken | null>;
  /** The account and the address such a token is for; it stays good. @throws AppError `auth/expired-link`. */
  readEmailChange(token: string): Promise<{ readonly uid: string; readonly email: string }>;
  /** Moves the account to that address, proved by its token; every mailed token is void. @throws AppError `auth/email-taken`. */
  setEmail(uid: string, email: string): Promise<void>;
  /** True when it is the account’s password. */
  checkPassword(uid: string, password: string): Promise<boolean>;
  /** Sets the password and voids every token. @throws AppError `auth/weak-password`. */
  setPassword(uid: string, password: string): Promise<void>;
}

/**
 * The identity provider. The browser obtains an idToken from it (embedded: `POST /api/identity/sign-in`)
 * and gives that to `POST /api/auth/session`.
 */
export interface Identity {
  readonly kind: 'embedded' | 'firebase';
  /** null when the browser talks to the provider itself. */
  readonly passwords: PasswordAccounts | null;
  /** Refuses tokens of deleted accounts and of former passwords too. @throws AppError `auth/invalid-token`. */
  verifyIdToken(idToken: string): Promise<IdentityClaims>;
  deleteAccount(uid: string): Promise<void>;
}
