import * as client from 'openid-client';
import { AppError, isAppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { LoginKeys, Oidc } from '../oidc.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { personOf, strongAcr } from './person-of.ts';

/** Asks a provider: bounded in size and time, and guarded. @throws ProviderSilent */
export type ProviderFetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly signal: AbortSignal | null;
  },
) => Promise<Response>;

/** The provider has not answered, or with a fault of its own. */
export class ProviderSilent extends Error {}

/** How long what a provider says of itself is believed, ms. */
const describedMs = 3_600_000;
/** Seconds for one answer. */
const timeoutSeconds = 8;

/** The providers of the configuration; nothing is asked of them before somebody signs in. */
export function openOidc(parts: {
  readonly config: Pick<Config, 'oidc' | 'publicUrl'>;
  readonly clock: Clock;
  readonly fetch: ProviderFetch;
}): Oidc {
  const { config, clock } = parts;
  const described = new Map<string, { readonly at: number; readonly told: Promise<client.Configuration> }>();
  const callbackOf = (id: string) => `${config.publicUrl}/connexion/${id}/retour`;

  function settingsOf(id: string): OidcSettings {
    const found = config.oidc.find((one) => one.id === id);
    if (found === undefined) throw new AppError('request/not-found');
    return found;
  }

  /** What the provider says of itself, asked once an hour; a failure is forgotten. */
  function describe(provider: OidcSettings): Promise<client.Configuration> {
    const now = clock.now().getTime();
    const kept = described.get(provider.id);
    if (kept && now - kept.at < describedMs) return kept.told;
    const told = discover(provider, parts.fetch);
    described.set(provider.id, { at: now, told });
    told.catch(() => described.delete(provider.id));
    return told;
  }

  return {
    providers: config.oidc,

    async begin(id, keys) {
      const provider = settingsOf(id);
      return naming(provider, async () => {
        const url = client.buildAuthorizationUrl(await describe(provider), {
          redirect_uri: callbackOf(id),
          scope: provider.scopes,
          state: keys.state,
          nonce: keys.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(keys.verifier),
          code_challenge_method: 'S256',
          ...claimsAsked(provider),
        });
        assertWeb(url, provider);
        return url.href;
      });
    },

    async finish(id, search, keys) {
      const provider = settingsOf(id);
      return naming(provider, async () => {
        const described = await describe(provider);
        const { claims, idToken } = await exchange(
          provider,
          described,
          new URL(`${callbackOf(id)}${search}`),
          keys,
        );
        return personOf(provider, claims, idToken);
      });
    },

    async end(id, idToken, state) {
      const provider = config.oidc.find((one) => one.id === id);
      if (provider === undefined) return null;
      try {
        const told = await describe(provider);
        if (told.serverMetadata().end_session_endpoint === undefined) return null;
        const url = client.buildEndSessionUrl(told, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${config.publicUrl}/connexion/${id}/sortie`,
          state,
        });
        assertWeb(url, provider);
        return url.href;
      } catch {
        // Our own session has ended, which is what was asked.
        return null;
      }
    },
  };
}

function discover(provider: OidcSettings, fetch: ProviderFetch): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, algorithm, preset } = provider;
  const isPlain = issuer.startsWith('http:');
  return client.discovery(
    new URL(issuer),
    clientId,
    {
      id_token_signed_response_alg: algorithm,
      ...(preset === 'proconnect' && { userinfo_signed_response_alg: algorithm }),
    },
    client.ClientSecretPost(clientSecret),
    {
      // Without the second, what came over TLS is believed unsigned.
      execute: [...(isPlain ? [client.allowInsecureRequests] : []), client.enableNonRepudiationChecks],
      timeout: timeoutSeconds,
      [client.customFetch]: (url, { method, headers, body, signal }) =>
        fetch(url, {
          method,
          headers,
          body: body === undefined || body === null ? null : String(body),
          signal: signal ?? null,
        }),
    },
  );
}

/** Which claims are wanted beyond those of the scopes. ProConnect refuses parameters that it does not know. */
function claimsAsked({ preset, secondFactor }: OidcSettings): Record<string, string> {
  if (preset === 'entra' || preset === 'google' || (preset === null && !secondFactor)) return {};
  const acr = secondFactor && preset === 'proconnect' ? { essential: true, values: strongAcr } : null;
  return { claims: JSON.stringify({ id_token: { amr: { essential: true }, acr } }) };
}

/** Trades the code for the claims: of the id token first, of the user information below them. */
async function exchange(
  { preset }: OidcSettings,
  config: client.Configuration,
  callback: URL,
  keys: LoginKeys,
): Promise<{ readonly claims: unknown; readonly idToken: string }> {
  const tokens = await client.authorizationCodeGrant(config, callback, {
    expectedState: keys.state,
    expectedNonce: keys.nonce,
    pkceCodeVerifier: keys.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error('no id token');
  // The id tokens of these two say all; user information of Entra is another service.
  if (preset === 'entra' || preset === 'google') return { claims, idToken: tokens.id_token };
  const told = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { claims: { ...told, ...claims }, idToken: tokens.id_token };
}

/** The browser is sent to the web only, whatever the provider says of itself. */
function assertWeb({ protocol }: URL, { issuer }: OidcSettings): void {
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol)
    throw new Error('an address of another kind');
}

/** Turns what went wrong into a refusal that names the provider; its cause is for the log. */
async function naming<Result>(provider: OidcSettings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    throw new AppError(codeOf(cause), { cause, data: { provider: provider.label } });
  }
}

const busy: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);

function codeOf(error: unknown) {
  if (isSilence(error)) return 'auth/provider-unavailable';
  if (!(error instanceof client.AuthorizationResponseError)) return 'auth/provider-invalid';
  if (busy.has(error.error)) return 'auth/provider-unavailable';
  const isFactor =
    /\bacrs?\b/i.test(error.error_description ?? '') || error.error === 'unmet_authentication_requirements';
  return isFactor ? 'auth/second-factor-needed' : 'auth/provider-refused';
}

function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ProviderSilent || error.name === 'TimeoutError' || error.name === 'AbortError')
    return true;
  return 'code' in error && error.code === 'OAUTH_TIMEOUT' ? true : isSilence(error.cause);
}
