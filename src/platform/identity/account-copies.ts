/** An account on its way from one provider to another. */
export interface MovedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  /** As our own database writes it (`password-hash.ts`, `firebase/scrypt.ts`); null when it cannot be had. */
  readonly hash: string | null;
  /** Why it cannot be moved, in French; null when it can. */
  readonly refusal: string | null;
}

/** What the other provider did with some accounts. */
export interface CopiedAccounts {
  /** Came without their password, and have none there. */
  readonly withoutPassword: readonly MovedAccount[];
  readonly refused: readonly { readonly account: MovedAccount; readonly refusal: string }[];
}

/** Accounts of one provider, to be read or written whole. */
export interface AccountCopies {
  /** All accounts, some hundreds at a time. */
  pages(): AsyncGenerator<readonly MovedAccount[]>;
  /** Which of these are there already. */
  present(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether the password of such a hash would go along. */
  takes(hash: string): boolean;
  /** Writes accounts, over those of the same id: doing it again changes nothing. */
  put(accounts: readonly MovedAccount[]): Promise<CopiedAccounts>;
}
