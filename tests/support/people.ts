import { eq } from 'drizzle-orm';
import type { SpaceRole } from '#contract/space-roles.ts';
import { openSession } from '#service/accounts/start-session.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { users } from '#store/schema.ts';
import { ensureProfile, recordLogin } from '#store/users.ts';
import type { TestSite } from './http.ts';

/** A signed-in person, without the detour by mail. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly cookie: string;
}

export async function signedInPerson({ deps }: TestSite, name: string): Promise<Person> {
  const email = `${name}@exemple.fr`;
  await ensureProfile(deps.db, { uid: name, email, displayName: name }, deps.clock.now());
  const user = await recordLogin(deps.db, { uid: name, email, admin: false, now: deps.clock.now() });
  if (!user) throw new Error('no profile');
  const { token } = await openSession(deps, deps.db, user, { userAgent: '', cookieHeader: null, stamp: '' });
  return { uid: name, email, cookie: `${cookieName('session', deps.config)}=${token}` };
}

/** Calls as somebody; what is refused is given back too. */
export const callAs =
  (site: TestSite) =>
  (person: Pick<Person, 'cookie'>, method: string, path: string, body?: unknown): Promise<Response> =>
    site.call(method, path, { cookie: person.cookie, ...(body !== undefined && { body }) });

/** An organisation on that plan, whose owner’s session is in it. @returns its uid */
export async function organisationOf(
  site: TestSite,
  owner: Person,
  name: string,
  plan: 'free' | 'pro' | 'agency' = 'agency',
): Promise<string> {
  const answer = await callAs(site)(owner, 'POST', '/api/organisations', { name });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { uid } = (await answer.json()) as { uid: string };
  await site.deps.db.update(users).set({ plan }).where(eq(users.uid, uid));
  return uid;
}

/** The link that was mailed to an address, without what stands before it. */
export async function invitationOf(site: TestSite, email: string): Promise<string> {
  const mail = await site.mailTo(email, 'organisation-invitation');
  if (!mail) throw new Error(`no invitation to ${email}`);
  return new URL((mail.data as { url: string }).url).pathname.split('/').at(-1) ?? '';
}

/** Invites somebody and accepts for them: their session is in the organisation. */
export async function join(
  site: TestSite,
  owner: Person,
  person: Person,
  rights: { readonly role: SpaceRole; readonly hosts?: readonly string[]; readonly mayAct?: boolean },
): Promise<void> {
  const call = callAs(site);
  const asked = await call(owner, 'POST', '/api/organisation/invitations', {
    email: person.email,
    ...rights,
  });
  if (asked.status !== 201) throw new Error(await asked.text());
  const token = await invitationOf(site, person.email);
  const joined = await call(person, 'POST', `/api/invitations/${token}/accept`);
  if (joined.status !== 204) throw new Error(await joined.text());
}
