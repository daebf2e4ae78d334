/** What a verified idToken says. */
export interface IdentityClaims {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** When the password was typed. */
  readonly authenticatedAt: Date;
}

/**
 * The identity provider. The browser talks to it (embedded: under `/api/identity/`), obtains an idToken,
 * and gives that to `POST /api/auth/session`.
 */
export interface Identity {
  readonly kind: 'embedded' | 'firebase';
  /** Serves the provider’s own calls, mounted at `/api/identity/*`; null when the provider is elsewhere. */
  readonly handle: ((request: Request, clientAddress: string) => Promise<Response>) | null;
  /** @throws AppError `auth/invalid-token`. */
  verifyIdToken(idToken: string): Promise<IdentityClaims>;
  deleteAccount(uid: string): Promise<void>;
}
