import thirdPartyWeb from 'third-party-web/nostats-subset.js';
import { type ThirdParty, thirdParties } from '#reference/third-parties.ts';

/** What is known of the service behind an address; `listed` tells our own table from third-party-web’s guess. */
export interface KnownService extends ThirdParty {
  readonly listed: boolean;
}

const byHost: readonly (readonly [string, ThirdParty])[] = thirdParties
  .flatMap((party) => party.hosts.map((host) => [host, party] as const))
  .sort((a, b) => b[0].length - a[0].length);

const purposeOfCategory: Readonly<Record<string, ThirdParty['purpose']>> = {
  ad: 'ad',
  analytics: 'analytics',
  social: 'social',
  marketing: 'marketing',
  'tag-manager': 'tag-manager',
  'consent-provider': 'consent',
  'customer-success': 'chat',
  video: 'video',
};

/** Characters of path and query that the table looks at. */
const longestPath = Math.max(...byHost.map(([pattern]) => /\/.*/.exec(pattern)?.[0].length ?? 0));

const known = new Map<string, KnownService | null>();

/** The service behind an address (longest host or path prefix first), or null when nobody knows it. */
export function serviceOf(url: string): KnownService | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  const key = `${hostname}${path.slice(0, longestPath)}`;
  const hit = known.get(key);
  if (hit !== undefined) return hit ?? hostedAnywhere(pathname);
  const value = lookUp(hostname, path);
  if (known.size > 5000) known.clear();
  known.set(key, value);
  return value ?? hostedAnywhere(pathname);
}

/** A service that each installs on a host of its own is known by the files that it alone serves. */
function hostedAnywhere(pathname: string): KnownService | null {
  const party = thirdParties.find(({ files }) => files?.test(pathname));
  return party ? { ...party, listed: true } : null;
}

function lookUp(hostname: string, path: string): KnownService | null {
  const row = byHost.find(([pattern]) => matches(pattern, hostname, path));
  if (row) return { ...row[1], listed: true };
  const entity = thirdPartyWeb.getEntity(`https://${hostname}/`);
  const purpose = entity && purposeOfCategory[entity.category];
  if (!entity || !purpose) return null;
  const consent = purpose === 'consent' ? 'exempt' : 'unclear';
  return { name: entity.name, hosts: [hostname], purpose, consent, listed: false };
}

/** The address is on that host (or below that prefix of path) of a table. */
export function matchesHost(pattern: string, url: string): boolean {
  const address = URL.parse(url);
  return address !== null && matches(pattern, address.hostname, `${address.pathname}${address.search}`);
}

function matches(pattern: string, hostname: string, path: string): boolean {
  const slash = pattern.indexOf('/');
  const host = slash < 0 ? pattern : pattern.slice(0, slash);
  const onHost = hostname === host || hostname.endsWith(`.${host}`);
  return onHost && (slash < 0 || path.startsWith(pattern.slice(slash)));
}
