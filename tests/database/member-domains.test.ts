import { beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import type { OidcSettings } from '#platform/oidc/oidc-settings.ts';
import { noOidc } from '#platform/oidc.ts';
import { domains } from '#store/schema.ts';
import { insertLink } from '#store/sign-ins.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person } from '../support/people.ts';

const database = testDatabase();
const host = 'mairie.exemple.fr';
const [owner, member, stranger] = [`camille@${host}`, `sacha@${host}`, `noa@${host}`];
let site: TestSite;
let call: ReturnType<typeof callAs>;
let camille: Person;

/** Camille owns an organisation whose domain its DNS proves, Sacha is a member; Noa has an address there and is in none. */
beforeEach(async () => {
  site = createTestSite(database.current(), {
    oidc: () => ({ ...noOidc, providers: [provider] }),
  });
  call = callAs(site);
  camille = await personOf(owner);
  const sacha = await personOf(member);
  await site.signedIn(stranger);
  const organisation = await organisationOf(site, camille, 'Mairie');
  await join(site, camille, sacha, { role: 'admin' });
  const now = site.clock.now();
  await site.deps.db.insert(domains).values({
    ...{ id: site.deps.ids.uuid(), uid: organisation, host, token: 'jeton', createdAt: now },
    ...{ status: 'proved', method: 'dns', provedAt: now, confirmedAt: now },
  });
  await insertLink(site.deps.db, {
    ...{ id: site.deps.ids.uuid(), uid: camille.uid, provider: 'agents', issuer: 'https://agents.exemple' },
    ...{ subject: 'camille', email: owner, createdAt: now },
  });
});

const provider: OidcSettings = {
  ...{ id: 'agents', label: 'Agents', preset: null, issuer: 'https://agents.exemple', clientId: 'constat' },
  ...{ clientSecret: 'secret', scopes: 'openid email', algorithm: 'RS256', domains: [], tenants: [] },
  secondFactor: false,
};

async function personOf(email: string): Promise<Person> {
  const cookie = await site.signedIn(email);
  return { uid: (await site.profileOf(email))?.uid ?? '', email, cookie };
}
const code = async (answer: Response) => (answer.ok ? null : (await refusalOf(answer)).code);
const choose = async (value: string | null, person: Pick<Person, 'cookie'> = camille, domain = host) =>
  code(await call(person, 'PUT', `/api/organisation/mail-domains/${domain}`, { provider: value }));
const signIn = async (email: string, password = goodPassword) =>
  code(await site.call('POST', '/api/identity/sign-in', { body: { email, password } }));

it('members sign in by the provider; owners and others keep their password, and a wrong one tells nothing', async () => {
  expect(await signIn(member)).toBeNull();
  expect(await choose('agents')).toBeNull();
  expect([await signIn(owner), await signIn(member), await signIn(stranger)]).toEqual([
    null,
    'auth/provider-only',
    null,
  ]);
  const wrong = ['camille', 'sacha', 'noa', 'personne'].map((name) =>
    signIn(`${name}@${host}`, 'faux mot de passe'),
  );
  expect(new Set(await Promise.all(wrong))).toEqual(new Set(['auth/provider-only']));
  expect(await signIn('x@autre.fr', 'faux mot de passe')).toBe('auth/invalid-credential');
  expect(await choose(null)).toBeNull();
  expect(await signIn(member)).toBeNull();
});

it('is chosen by who has linked the provider, for a domain that the DNS proves', async () => {
  const sacha = { cookie: await site.signedIn('lou@ailleurs.fr') };
  expect(await choose('agents', sacha)).toBe('organisation/none');
  expect(await choose('inconnu')).toBe('request/not-found');
  expect(await choose('agents', camille, 'autre.fr')).toBe('request/not-found');
  await database.current().pool.query(`update domains set method = 'file'`);
  expect(await choose('agents')).toBe('request/not-found');
  await database.current().pool.query(`update domains set method = 'dns'`);
  await database.current().pool.query('delete from identity_links');
  expect(await choose('agents')).toBe('organisation/own-link-first');
});

it('ends with the proof', async () => {
  await choose('agents');
  expect(await signIn(member)).toBe('auth/provider-only');
  site.clock.forward(31 * dayMs);
  expect(await signIn(member)).toBeNull();
});
