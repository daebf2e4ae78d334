import type { OidcSettings } from './oidc/oidc-settings.ts';

/** What one sign-in at a provider is recognised by; each 43 characters. */
export interface LoginKeys {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** Somebody as a provider vouches for them: every signature and claim was checked. */
export interface ProvedPerson {
  readonly issuer: string;
  /** Never another person’s at that issuer, whatever their address. */
  readonly subject: string;
  /** Lower-case. */
  readonly email: string;
  /** The issuer says that the address is theirs. */
  readonly emailProved: boolean;
  /** Empty where it was not told. */
  readonly name: string;
  /** 14 digits, of a valid form. */
  readonly siret: string | null;
  readonly organizationLabel: string | null;
  /** The provider has seen a second factor. */
  readonly stepUp: boolean;
  /** Names the session of the provider when it is to end. */
  readonly idToken: string;
}

/**
 * Sign-in by OpenID Connect. Each call may be refused with `auth/provider-unavailable` when the provider does not answer.
 * `id` is that of one of `providers`.
 */
export interface Oidc {
  readonly providers: readonly OidcSettings[];
  /** Where the browser goes to sign in. */
  begin(id: string, keys: LoginKeys): Promise<string>;
  /**
   * Who came back, by the query that the browser brought.
   * @throws AppError `auth/provider-refused`, `auth/provider-invalid`, `auth/second-factor-needed`, `auth/no-siret`,
   * `auth/no-email`, `auth/provider-account`.
   */
  finish(id: string, search: string, keys: LoginKeys): Promise<ProvedPerson>;
  /** Where the browser goes to end the session of the provider; null where it has no such address or cannot say it. */
  end(id: string, idToken: string, state: string): Promise<string | null>;
}

/** Where nothing is configured. */
export const noOidc: Oidc = {
  providers: [],
  begin: async (id) => Promise.reject(new Error(`no provider ${id}`)),
  finish: async (id) => Promise.reject(new Error(`no provider ${id}`)),
  end: async () => null,
};
