import type { SiteAccess } from '#contract/site-access.ts';
import { type SiteSession, sessionPairs } from './session.ts';

/** `Basic …`, of the bytes of UTF-8 (RFC 7617 §2.1). */
const basicOf = ({ user, password }: NonNullable<SiteAccess['basic']>): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Whether an address is of the origin that the access was given for. Scheme, host and port. */
export const isOfAccess = (access: SiteAccess, url: string): boolean =>
  URL.parse(url)?.origin === access.origin;

/** Headers that open the site to a request without a browser, lower-case; none for any other origin. */
export function accessHeaders(
  access: SiteAccess | null | undefined,
  url: string,
  cookie: string,
  session: SiteSession | null = null,
): Readonly<Record<string, string>> {
  if (!access || !isOfAccess(access, url)) return {};
  // What the site sets meanwhile under the same name is newer: its answers, then its sign-in.
  const pairs = newestOf([
    cookie === '' ? [] : cookie.split('; '),
    session ? sessionPairs(session, new URL(url)) : [],
    access.cookies.map(({ name, value }) => `${name}=${value}`),
  ]);
  return {
    ...Object.fromEntries(access.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    ...(access.basic && { authorization: basicOf(access.basic) }),
    ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
  };
}

/** The pairs of the first lists, then those of the others under names that were not there. */
function newestOf(lists: readonly (readonly string[])[]): string[] {
  const named = new Set<string>();
  return lists.flatMap((pairs) => {
    const fresh = pairs.filter((pair) => !named.has(nameOf(pair)));
    for (const pair of fresh) named.add(nameOf(pair));
    return fresh;
  });
}

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('='));
