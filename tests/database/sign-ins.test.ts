import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOidc, type ProviderFetch } from '#platform/oidc/open-oidc.ts';
import { providerFetch } from '#service/sign-ins/provider-fetch.ts';
import { createProviderReader } from '#service/sign-ins/read-provider.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '#tests/support/http.ts';
import { agent, type OidcDouble, openOidcDouble } from '#tests/support/oidc-double.ts';
import { createProviderBrowser } from '#tests/support/provider-browser.ts';

const database = testDatabase();
const publicUrl = 'http://127.0.0.1:3000';
const email = 'angela@exemple.gouv.fr';
let proconnect: OidcDouble;
let plain: OidcDouble;

beforeAll(async () => {
  proconnect = await openOidcDouble({ id: 'proconnect', publicUrl, algorithm: 'ES256' });
  plain = await openOidcDouble({ id: 'autre', publicUrl, signed: false });
});
afterAll(() => Promise.all([proconnect.close(), plain.close()]));
beforeEach(() => {
  for (const double of [proconnect, plain])
    Object.assign(double.state, { person: agent(), acr: 'eidas1', down: false });
});

/** A site that knows a double. @param change of what the double answers, on the way */
function siteOf(
  double: OidcDouble,
  env: Record<string, string> = {},
  change: (answer: Response, url: string) => Response | Promise<Response> = (answer) => answer,
): TestSite {
  const own =
    double === proconnect ? { OIDC_PROCONNECT_PRESET: 'proconnect' } : { OIDC_AUTRE_LABEL: 'Autre' };
  return createTestSite(database.current(), {
    env: { ...double.env, ...own, ...env },
    oidc: ({ config, clock }) => {
      const ask = providerFetch(createProviderReader({ allow: config.allowTargets, publicUrl }));
      const fetch: ProviderFetch = async (url, options) => change(await ask(url, options), url);
      return openOidc({ config, clock, fetch });
    },
  });
}

const rows = async (text: string, values: unknown[] = []) =>
  (await database.current().pool.query(text, values)).rows;
const refused = (code: string, provider = 'proconnect') =>
  `/connexion?${new URLSearchParams({ refus: code, fournisseur: provider })}`;

describe('a sign-in by ProConnect', () => {
  it('makes an account with a proved address, once, and opens it again', async () => {
    const site = siteOf(proconnect);
    const browser = createProviderBrowser(site, 'proconnect');
    expect(await browser.signIn('/dashboard/sites')).toBe('/dashboard/sites');
    expect(await browser.who()).toBe(email);
    expect(await site.profileOf(email)).toMatchObject({ displayName: 'Angela Dubois', emailVerified: true });
    const other = createProviderBrowser(site, 'proconnect');
    proconnect.state.person.email = 'angela.dubois@exemple.gouv.fr';
    expect(await other.signIn()).toBe('/dashboard?tab=overview');
    expect(await other.who()).toBe(email);
    expect(await rows('select provider, email, siret, organization_label from identity_links')).toEqual([
      { provider: 'proconnect', email, siret: '13002526500013', organization_label: 'Commune de Clamart' },
    ]);
  });

  it('keeps nothing that would complete it, nor a token in clear or in the log', async () => {
    const site = siteOf(proconnect);
    const browser = createProviderBrowser(site, 'proconnect');
    const there = new URL(await browser.begin());
    const kept = JSON.stringify(await rows('select * from provider_logins'));
    for (const name of ['state', 'nonce']) {
      const value = there.searchParams.get(name) ?? '';
      expect(value.length).toBeGreaterThanOrEqual(32);
      expect(kept).not.toContain(value);
    }
    await browser.back(await browser.there(there.href));
    const [session] = await rows('select sealed_id_token, step_up from provider_sessions');
    expect(session.sealed_id_token.toString('latin1')).not.toContain('eyJ');
    expect(session.step_up).toBe(false);
    expect(site.log.lines.join()).not.toMatch(/eyJ|secret-du-double/);
  });

  it('says when the provider saw a second factor, and refuses without where one is required', async () => {
    const site = siteOf(proconnect, { OIDC_PROCONNECT_SECOND_FACTOR: 'required' });
    const weak = createProviderBrowser(site, 'proconnect');
    expect(await weak.signIn()).toBe(refused('auth/second-factor-needed'));
    expect(await weak.who()).toBeNull();
    proconnect.state.acr = 'eidas1-mfa';
    const strong = createProviderBrowser(site, 'proconnect');
    expect(await strong.signIn()).toBe('/dashboard?tab=overview');
    expect(await rows('select step_up from provider_sessions')).toEqual([{ step_up: true }]);
  });

  it.each([
    ['no siret', { siret: undefined }, 'auth/no-siret'],
    ['a siret that is none', { siret: '13002526500014' }, 'auth/no-siret'],
    ['no e-mail', { email: undefined }, 'auth/no-email'],
    ['an e-mail that is none', { email: 'angela' }, 'auth/no-email'],
    ['no provider behind it', { idp_id: undefined }, 'auth/provider-invalid'],
  ])('refuses a person with %s', async (_what, change, code) => {
    const site = siteOf(proconnect);
    Object.assign(proconnect.state.person, change);
    const browser = createProviderBrowser(site, 'proconnect');
    expect(await browser.signIn()).toBe(refused(code));
    expect(await rows('select 1 from users')).toEqual([]);
  });

  it('takes a return once, in the browser that left, in five minutes', async () => {
    const site = siteOf(proconnect);
    const browser = createProviderBrowser(site, 'proconnect');
    const stranger = createProviderBrowser(site, 'proconnect');
    await stranger.begin();
    const path = await browser.there(await browser.begin());
    // Another browser has another state.
    expect(await stranger.back(path)).toBe(refused('auth/provider-invalid'));
    expect(await createProviderBrowser(site, 'proconnect').back(path)).toBe(refused('auth/provider-expired'));
    expect(await browser.back(path)).toBe('/dashboard?tab=overview');
    const again = createProviderBrowser(site, 'proconnect');
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    expect(await again.back(path)).toContain('refus=auth%2Fprovider-expired');
    const late = createProviderBrowser(site, 'proconnect');
    const latePath = await late.there(await late.begin());
    site.clock.forward(5 * 60_000 + 1_000);
    expect(await late.back(latePath)).toBe(refused('auth/provider-expired'));
  });

  it('refuses a code that has served, and a state that was changed', async () => {
    const site = siteOf(proconnect);
    const first = createProviderBrowser(site, 'proconnect');
    const used = new URL(await first.there(await first.begin()), publicUrl);
    await first.back(used.pathname + used.search);
    const second = createProviderBrowser(site, 'proconnect');
    const own = new URL(await second.there(await second.begin()), publicUrl);
    own.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect(await second.back(own.pathname + own.search)).toBe(refused('auth/provider-invalid'));
    const third = createProviderBrowser(site, 'proconnect');
    const changed = new URL(await third.there(await third.begin()), publicUrl);
    changed.searchParams.set('state', 'x'.repeat(43));
    expect(await third.back(changed.pathname + changed.search)).toBe(refused('auth/provider-invalid'));
  });

  /** The double’s token answer with other claims in its id token, signed by the double. */
  const reissued = (change: JWTPayload) => async (answer: Response, url: string) => {
    if (!url.endsWith('/token')) return answer;
    const told = (await answer.json()) as { id_token: string };
    const claims = { ...decodeJwt(told.id_token), ...change };
    const { algorithm: alg, privateKey } = proconnect;
    const forged = await new SignJWT(claims).setProtectedHeader({ alg, kid: alg }).sign(privateKey);
    return Response.json({ ...told, id_token: forged });
  };

  it.each([
    ['issuer', { iss: 'https://ailleurs.exemple.fr' }],
    ['audience', { aud: 'autre-service' }],
    ['nonce', { nonce: 'x'.repeat(43) }],
    ['expiry', { exp: Math.floor(Date.now() / 1000) - 3_600 }],
    [
      'time of issue',
      { iat: Math.floor(Date.now() / 1000) + 3_600, nbf: Math.floor(Date.now() / 1000) + 3_600 },
    ],
  ])('refuses an id token of another %s', async (_what, change) => {
    const browser = createProviderBrowser(siteOf(proconnect, {}, reissued(change)), 'proconnect');
    expect(await browser.signIn()).toBe(refused('auth/provider-invalid'));
    expect(await rows('select 1 from users')).toEqual([]);
  });

  it('is sound when the same token comes reissued unchanged', async () => {
    const browser = createProviderBrowser(siteOf(proconnect, {}, reissued({})), 'proconnect');
    expect(await browser.signIn()).toBe('/dashboard?tab=overview');
  });

  it.each([
    ['unsigned', (claims: string) => Response.json(JSON.parse(claims))],
    [
      'changed under its signature',
      (claims: string, [head = '', , mark = '']: readonly string[]) => {
        const changed = { ...JSON.parse(claims), email: 'maire@exemple.gouv.fr' };
        const body = Buffer.from(JSON.stringify(changed)).toString('base64url');
        return new Response(`${head}.${body}.${mark}`, { headers: { 'content-type': 'application/jwt' } });
      },
    ],
  ])('refuses user information that is %s', async (_what, forge) => {
    const site = siteOf(proconnect, {}, async (answer, url) => {
      if (!url.endsWith('/userinfo')) return answer;
      const parts = (await answer.text()).split('.');
      return forge(Buffer.from(parts[1] ?? '', 'base64url').toString(), parts);
    });
    expect(await createProviderBrowser(site, 'proconnect').signIn()).toBe(refused('auth/provider-invalid'));
  });

  it('tells that the provider is away, whenever that is, and lets passwords in', async () => {
    const site = siteOf(proconnect);
    await site.signedIn('claire@exemple.fr');
    const browser = createProviderBrowser(site, 'proconnect');
    const path = await browser.there(await browser.begin());
    proconnect.state.down = true;
    expect(await browser.back(path)).toBe(refused('auth/provider-unavailable'));
    const fresh = createProviderBrowser(siteOf(proconnect), 'proconnect');
    expect((await fresh.begin()).slice(publicUrl.length)).toBe(refused('auth/provider-unavailable'));
    expect(await signIn(site.call, 'claire@exemple.fr')).toContain('=');
  });

  it('ends the session of the provider by the browser, with what names it and a state', async () => {
    const site = siteOf(proconnect);
    const browser = createProviderBrowser(site, 'proconnect');
    await browser.signIn();
    const answer = await browser.call('DELETE', '/api/auth/session');
    const next = new URL(((await answer.json()) as { next: string }).next);
    expect(next.href).toContain(`${proconnect.issuer}/session/end`);
    expect(decodeJwt(next.searchParams.get('id_token_hint') ?? '').sub).toBe('agente-1');
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(
      `${publicUrl}/connexion/proconnect/sortie`,
    );
    expect(next.searchParams.get('state')?.length).toBeGreaterThanOrEqual(32);
    expect(await browser.who()).toBeNull();
    expect(await browser.back('/connexion/proconnect/sortie')).toBe('/constat');
    const typed = await site.signedIn('claire@exemple.fr');
    expect((await site.call('DELETE', '/api/auth/session', { cookie: typed })).status).toBe(204);
  });
});

describe('an address that an account has', () => {
  it('is never linked silently: the account signs in once in that browser, and is told', async () => {
    const site = siteOf(proconnect);
    await site.signedIn(email);
    const browser = createProviderBrowser(site, 'proconnect');
    expect(await browser.signIn('/dashboard/sites')).toContain('refus=auth%2Flink-first');
    expect(await browser.who()).toBeNull();
    expect(await rows('select 1 from identity_links')).toEqual([]);
    await signInIn(browser, email);
    expect(await rows('select email, uid from identity_links')).toHaveLength(1);
    expect(await site.mailTo(email, 'sign-in-linked')).toMatchObject({ data: { provider: 'ProConnect' } });
    const later = createProviderBrowser(site, 'proconnect');
    expect(await later.signIn()).toBe('/dashboard?tab=overview');
    expect(await later.who()).toBe(email);
  });

  it('is not linked to whoever else signs in there, nor in another browser, nor later', async () => {
    const site = siteOf(proconnect);
    await site.signedIn(email);
    await site.signedIn('marc@exemple.fr');
    const browser = createProviderBrowser(site, 'proconnect');
    await browser.signIn();
    await signInIn(browser, 'marc@exemple.fr');
    await signInIn(createProviderBrowser(site, 'proconnect'), email);
    site.clock.forward(3_600_001);
    await signInIn(browser, email);
    expect(await rows('select 1 from identity_links')).toEqual([]);
  });

  it('is taken from a registration that nobody proved, with what was typed there', async () => {
    const site = siteOf(proconnect);
    await site.call('POST', '/api/identity/sign-up', { body: { email, password: goodPassword } });
    const browser = createProviderBrowser(site, 'proconnect');
    expect(await browser.signIn()).toBe('/dashboard?tab=overview');
    const typed = await site.call('POST', '/api/identity/sign-in', {
      body: { email, password: goodPassword },
    });
    expect(await refusalOf(typed)).toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('makes nothing where the issuer does not prove it: neither an account nor a mail', async () => {
    const site = siteOf(plain);
    plain.state.person.email_verified = false;
    const browser = createProviderBrowser(site, 'autre');
    expect(await browser.signIn()).toContain('refus=auth%2Fprove-address');
    expect(await rows('select 1 from users union all select 1 from outbox')).toEqual([]);
    // The person registers, proves the address by our mail, signs in: then it is linked.
    await browser.call('POST', '/api/identity/sign-up', { email, password: goodPassword });
    await browser.call('POST', '/api/identity/verify', {
      token: await site.tokenTo(email, 'email-verification'),
    });
    await signInIn(browser, email);
    expect(await rows('select provider from identity_links')).toEqual([{ provider: 'autre' }]);
  });
});

async function signInIn(browser: ReturnType<typeof createProviderBrowser>, address: string) {
  const typed = await browser.call('POST', '/api/identity/sign-in', {
    email: address,
    password: goodPassword,
  });
  const { idToken } = (await typed.json()) as { idToken: string };
  expect((await browser.call('POST', '/api/auth/session', { idToken })).status).toBe(200);
}

describe('the identities of an account', () => {
  const linksOf = async (browser: ReturnType<typeof createProviderBrowser>) =>
    ((await (await browser.call('GET', '/api/account/sign-ins')).json()) as { links: { id: string }[] })
      .links;

  it('are added by who is signed in, told and removed', async () => {
    const site = siteOf(plain);
    await site.signedIn('claire@exemple.fr');
    const browser = createProviderBrowser(site, 'autre');
    await signInIn(browser, 'claire@exemple.fr');
    expect(await browser.signIn()).toBe('/dashboard?tab=settings#connexions');
    const [link] = await linksOf(browser);
    expect(link).toMatchObject({ provider: 'autre', label: 'Autre', email, usedAt: null });
    expect(await site.mailTo('claire@exemple.fr', 'sign-in-linked')).toBeDefined();
    const other = createProviderBrowser(site, 'autre');
    expect(await other.signIn()).toBe('/dashboard?tab=overview');
    expect(await other.who()).toBe('claire@exemple.fr');
    // Another person may not have it too, and sees nothing of it.
    await site.signedIn('marc@exemple.fr');
    const marc = createProviderBrowser(site, 'autre');
    await signInIn(marc, 'marc@exemple.fr');
    expect(await marc.signIn()).toContain('refus=auth%2Flink-taken');
    expect((await marc.call('DELETE', `/api/account/sign-ins/${link?.id}`)).status).toBe(404);
    expect((await browser.call('DELETE', `/api/account/sign-ins/${link?.id}`)).status).toBe(204);
    expect(await linksOf(browser)).toEqual([]);
  });

  it('are never all removed where there is no password', async () => {
    const browser = createProviderBrowser(siteOf(proconnect), 'proconnect');
    await browser.signIn();
    const [link] = await linksOf(browser);
    const refusal = await refusalOf(await browser.call('DELETE', `/api/account/sign-ins/${link?.id}`));
    expect(refusal).toMatchObject({ status: 409, code: 'auth/last-way-in' });
    expect(await linksOf(browser)).toHaveLength(1);
  });

  it('are added by who has signed in a moment ago', async () => {
    const site = siteOf(plain);
    await site.signedIn('claire@exemple.fr');
    const browser = createProviderBrowser(site, 'autre');
    await signInIn(browser, 'claire@exemple.fr');
    site.clock.forward(15 * 60_000 + 1_000);
    expect(await browser.begin()).toContain('refus=auth%2Fsign-in-again');
    expect(await rows('select 1 from provider_logins')).toEqual([]);
  });

  it('are not linked by a return that another session began', async () => {
    const site = siteOf(plain);
    for (const one of ['claire@exemple.fr', 'marc@exemple.fr']) await site.signedIn(one);
    const browser = createProviderBrowser(site, 'autre');
    await signInIn(browser, 'claire@exemple.fr');
    const path = await browser.there(await browser.begin());
    await signInIn(browser, 'marc@exemple.fr');
    expect(await browser.back(path)).toContain('refus=auth%2Fprovider-expired');
    expect(await rows('select 1 from identity_links')).toEqual([]);
  });
});

describe('a mail domain that a provider has', () => {
  const env = { OIDC_PROCONNECT_DOMAINS: 'exemple.gouv.fr', CONSTAT_ADMINS: 'chef@exemple.gouv.fr' };
  const typed = async (site: TestSite, address: string, password = goodPassword) =>
    site.call('POST', '/api/identity/sign-in', { body: { email: address, password } });

  it('takes no password of its people, right or wrong, but of administrators', async () => {
    const open = siteOf(proconnect);
    for (const one of [email, 'chef@exemple.gouv.fr']) await open.signedIn(one);
    const site = siteOf(proconnect, env);
    const only = { status: 403, code: 'auth/provider-only' };
    expect(await refusalOf(await typed(site, email))).toMatchObject(only);
    expect(await refusalOf(await typed(site, email, 'autre chose 12345'))).toMatchObject(only);
    expect(await refusalOf(await typed(site, 'chef@exemple.gouv.fr', 'autre chose 12345'))).toMatchObject(
      only,
    );
    expect((await typed(site, 'chef@exemple.gouv.fr')).status).toBe(200);
    const body = { email: 'nouveau@exemple.gouv.fr', password: goodPassword };
    expect(await refusalOf(await site.call('POST', '/api/identity/sign-up', { body }))).toMatchObject(only);
  });

  it('lets one who came from the provider link the account they had', async () => {
    const open = siteOf(proconnect);
    await open.signedIn(email);
    const site = siteOf(proconnect, env);
    const browser = createProviderBrowser(site, 'proconnect');
    expect(await browser.signIn()).toContain('refus=auth%2Flink-first');
    const answer = await browser.call('POST', '/api/identity/sign-in', { email, password: goodPassword });
    expect(answer.status).toBe(200);
  });

  it('proves addresses of that domain, whatever the issuer says', async () => {
    plain.state.person.email_verified = false;
    const site = siteOf(plain, { OIDC_AUTRE_DOMAINS: 'exemple.gouv.fr' });
    expect(await createProviderBrowser(site, 'autre').signIn()).toBe('/dashboard?tab=overview');
  });
});
