import type { SiteAccess } from '#contract/site-access.ts';

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
): Readonly<Record<string, string>> {
  if (!access || !isOfAccess(access, url)) return {};
  const given = access.cookies.map(({ name, value }) => `${name}=${value}`);
  const names = new Set(access.cookies.map(({ name }) => name));
  // What the site sets meanwhile under the same name is newer.
  const own = cookie === '' ? [] : cookie.split('; ');
  const set = new Set(own.map((pair) => pair.slice(0, pair.indexOf('='))));
  const pairs = [...own, ...given.filter((_, at) => !set.has(access.cookies[at]?.name ?? ''))];
  return {
    ...Object.fromEntries(access.headers.map(({ name, value }) => [name.toLowerCase(), value])),
    ...(access.basic && { authorization: basicOf(access.basic) }),
    ...(names.size > 0 && { cookie: pairs.join('; ') }),
  };
}
