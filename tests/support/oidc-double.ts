import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type ProviderContext } from 'oidc-provider';

/** Parameters that ProConnect knows; it refuses any other. */
const known = new Set([
  ...['client_id', 'acr_values', 'claims', 'response_type', 'response_mode', 'nonce', 'login_hint'],
  ...['siret_hint', 'state', 'redirect_uri', 'scope', 'prompt', 'idp_hint', 'code_challenge'],
  'code_challenge_method',
]);
const paths = {
  authorization: 'authorize',
  token: 'token',
  userinfo: 'userinfo',
  jwks: 'jwks',
  end_session: 'session/end',
};
const doubleClient = { id: 'constat', secret: 'secret-du-double-0123456789' };

/** Claims of somebody, as a provider tells them. */
export type Told = Record<string, unknown> & { sub: string };

/** An agent of a town, as ProConnect tells her. */
export const agent = (): Told => ({
  ...{ sub: 'agente-1', given_name: 'Angela', usual_name: 'Dubois', email: 'angela@exemple.gouv.fr' },
  ...{ email_verified: true, siret: '13002526500013', idp_id: '71144ab3-ee1a-4401-b7b3-79b44f7daeeb' },
  organization_label: 'Commune de Clamart',
});

/** A provider in the shape of ProConnect: same names, same strictness, one person, who is always signed in there. */
export async function openOidcDouble(options: {
  readonly id: string;
  /** Of the installation; asked when the first request comes. */
  readonly publicUrl: string | (() => string);
  readonly algorithm?: 'RS256' | 'ES256';
  /** User information is a signed text, as at ProConnect. */
  readonly signed?: boolean;
}) {
  const { id, algorithm = 'RS256', signed = true } = options;
  const pairs = await Promise.all(
    (['ES256', 'RS256'] as const).map(async (alg) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true });
      return { alg, privateKey, jwk: { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: alg } };
    }),
  );
  const state = { person: agent(), acr: 'eidas1', down: false, endings: 0 };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}/api/v2`;
  let opened: Provider | null = null;
  const theProvider = () => {
    opened ??= open(typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl());
    return opened;
  };
  const open = (publicUrl: string): Provider =>
    new Provider(issuer, {
      jwks: { keys: pairs.map(({ jwk }) => jwk) },
      cookies: { keys: ['local'] },
      clients: [
        {
          client_id: doubleClient.id,
          client_secret: doubleClient.secret,
          redirect_uris: [`${publicUrl}/connexion/${id}/retour`],
          post_logout_redirect_uris: [`${publicUrl}/connexion/${id}/sortie`],
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: algorithm,
          ...(signed && { userinfo_signed_response_alg: algorithm }),
        },
      ],
      acrValues: ['eidas1', 'eidas1-mfa', 'eidas2'],
      claims: {
        openid: ['sub', 'acr', 'amr'],
        profile: ['name', 'given_name', 'family_name'],
        email: ['email', 'email_verified'],
        ...Object.fromEntries(
          ['given_name', 'usual_name', 'siret', 'idp_id', 'organization_label'].map((name) => [name, [name]]),
        ),
      },
      scopes: ['openid'],
      enabledJWA: {
        idTokenSigningAlgValues: ['ES256', 'RS256'],
        userinfoSigningAlgValues: ['ES256', 'RS256'],
      },
      features: {
        devInteractions: { enabled: false },
        jwtUserinfo: { enabled: true },
        claimsParameter: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (ctx: ProviderContext, form: string) => {
            state.endings += 1;
            ctx.body = `<!doctype html><html lang="fr"><title>Sortie</title><body>${form}<button form="op.logoutForm" name="logout" value="yes">Sortir</button></html>`;
          },
        },
      },
      pkce: { methods: ['S256'], required: () => false },
      responseTypes: ['code'],
      routes: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `/api/v2/${path}`])),
      ttl: {
        AuthorizationCode: 60,
        AccessToken: 60,
        Session: 43_200,
        Grant: 43_200,
        IdToken: 60,
        Interaction: 300,
      },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/api/v2/interaction/${uid}` },
      findAccount: (_ctx: unknown, accountId: string) => ({ accountId, claims: () => ({ ...state.person }) }),
      async loadExistingGrant(ctx: ProviderContext) {
        const { client, session, params } = ctx.oidc;
        const provider = theProvider();
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope(params.scope);
        grant.addOIDCClaims([...Object.keys(state.person), 'acr', 'amr']);
        await grant.save();
        return grant;
      },
    });

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { acr } = (await theProvider().interactionDetails(request, response)).prompt.details;
    const wanted = acr?.values ?? (acr?.value === undefined ? null : [acr.value]);
    const amr = state.acr.endsWith('mfa') ? ['pwd', 'totp', 'mfa'] : ['pwd'];
    // As ProConnect does where the person’s own provider has no second factor.
    const outcome =
      wanted && !wanted.includes(state.acr)
        ? { error: 'access_denied', error_description: 'requested ACRs could not be satisfied' }
        : { login: { accountId: state.person.sub, acr: state.acr, amr } };
    await theProvider().interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
  }

  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (state.down) return request.socket.destroy();
    if (url.pathname.startsWith('/api/v2/interaction/')) return void interact(request, response);
    const { searchParams } = url;
    if (url.pathname === '/api/v2/authorize') {
      const isStrange = [...searchParams.keys()].some((key) => !known.has(key));
      const isShort = ['state', 'nonce'].some((key) => (searchParams.get(key) ?? '').length < 32);
      if (isStrange || isShort) return response.writeHead(400).end('Y000400');
    }
    // The package describes itself at the root; the issuer has a path.
    if (url.pathname === '/api/v2/.well-known/openid-configuration')
      request.url = '/.well-known/openid-configuration';
    theProvider().callback()(request, response);
  });
  return {
    state,
    issuer,
    port,
    algorithm,
    privateKey: pairs.find(({ alg }) => alg === algorithm)?.privateKey as CryptoKey,
    /** Settings of an installation that knows it. */
    env: {
      OIDC_PROVIDERS: id,
      [`OIDC_${id.toUpperCase()}_ISSUER`]: issuer,
      [`OIDC_${id.toUpperCase()}_CLIENT_ID`]: doubleClient.id,
      [`OIDC_${id.toUpperCase()}_CLIENT_SECRET`]: doubleClient.secret,
      [`OIDC_${id.toUpperCase()}_ALGORITHM`]: algorithm,
      CONSTAT_ALLOW_TARGETS: `127.0.0.1:${port}`,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type OidcDouble = Awaited<ReturnType<typeof openOidcDouble>>;
