import { lookup as systemLookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { inTime } from './in-time.ts';

/**
 * One judgement for everything that leaves the machine towards an audited site: the browser’s proxy and
 * our own probes. Only public addresses pass; the operator may open exact private targets.
 */
export interface TargetPolicy {
  /**
   * `host`, `host:port`, address, `[v6]:port`, CIDR or `CIDR:port` that may be reached although private.
   * Without a port the usual web ports are meant; a port of its own opens exactly that one.
   */
  readonly allow: readonly string[];
}

export type RefusalReason = 'private' | 'port' | 'unknown-domain';

/** The target may not be reached; nothing was sent to it. */
export class TargetRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, target: string) {
    super(`target refused (${reason}): ${target}`);
    this.name = 'TargetRefused';
    this.reason = reason;
  }
}

/** The address that was judged, and therefore the only one to connect to. */
export interface ResolvedTarget {
  readonly address: string;
  readonly family: 4 | 6;
}

export type Lookup = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

const usualPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);
const localName = /^(?:localhost|.+\.(?:localhost|local|internal))$/;
/** Azure’s platform address looks public to every range table. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);
const lookupTimeoutMs = 8_000;

const lookupAll: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/**
 * Judges what can be judged without DNS: the port, local names and addresses written as such.
 * @returns the address when the host is one, null when it is a name that `resolveTarget` must look up.
 * @throws TargetRefused
 */
export function judgeLiteral(hostname: string, port: number, policy: TargetPolicy): ResolvedTarget | null {
  const host = canonicalHost(hostname);
  const target = `${host}:${port}`;
  const address = parseAddress(host);
  const allowed = address
    ? isAddressAllowed(address, port, policy)
    : policy.allow.some((entry) => matchesName(entry, host, port));
  if (!allowed && !usualPorts.has(port) && !opensPort(policy, port)) throw new TargetRefused('port', target);
  if (!address) {
    if (!allowed && localName.test(host)) throw new TargetRefused('private', target);
    return null;
  }
  if (!allowed && !isPublic(address)) throw new TargetRefused('private', target);
  if (!allowed && !usualPorts.has(port)) throw new TargetRefused('port', target);
  return resolved(address);
}

/**
 * Looks a host up once and judges every address it has; one private address refuses the whole name.
 * The answer must be connected to as is: looking the name up again would reopen DNS rebinding.
 * @throws TargetRefused
 */
export async function resolveTarget(
  hostname: string,
  port: number,
  policy: TargetPolicy,
  lookup: Lookup = lookupAll,
): Promise<ResolvedTarget> {
  const literal = judgeLiteral(hostname, port, policy);
  if (literal) return literal;
  const host = canonicalHost(hostname);
  const target = `${host}:${port}`;
  const named = policy.allow.some((entry) => matchesName(entry, host, port));
  const addresses = (await lookupInTime(lookup, host)).map((found) => parseAddress(found.address));
  const first = addresses[0];
  if (!first) throw new TargetRefused('unknown-domain', target);
  for (const address of addresses) {
    if (named || (address && isAddressAllowed(address, port, policy))) continue;
    if (!address || !isPublic(address)) throw new TargetRefused('private', target);
    if (!usualPorts.has(port)) throw new TargetRefused('port', target);
  }
  // IPv4 first: many machines have no IPv6 route, and one address only may be tried.
  return resolved(addresses.find((address) => address?.kind() === 'ipv4') ?? first);
}

/** Host as browsers see it: decimal, octal and hexadecimal addresses become dotted, brackets and final dot go. */
export function canonicalHost(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const text = bare.includes(':') ? `[${bare}]` : bare;
  if (!URL.canParse(`http://${text}/`)) throw new TargetRefused('unknown-domain', hostname);
  const { hostname: parsed } = new URL(`http://${text}/`);
  return parsed.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** IPv4-mapped IPv6 is the IPv4 it reaches. */
function parseAddress(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || platformAddresses.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast as [ipaddr.IPv6, number]);
}

function resolved(address: Address): ResolvedTarget {
  return { address: address.toString(), family: address.kind() === 'ipv4' ? 4 : 6 };
}

async function lookupInTime(lookup: Lookup, host: string) {
  try {
    return await inTime(lookup(host), lookupTimeoutMs, 'look-up');
  } catch (cause) {
    throw cause instanceof TargetRefused ? cause : new TargetRefused('unknown-domain', host);
  }
}

/** `host:port`, `[v6]:port`, `cidr:port` or without port (null). */
function splitEntry(entry: string): { host: string; port: number | null } {
  const text = entry.trim().toLowerCase();
  const bracketed = /^\[([^\]]+)\](\/\d+)?(?::(\d+))?$/.exec(text);
  if (bracketed)
    return { host: `${bracketed[1]}${bracketed[2] ?? ''}`, port: bracketed[3] ? Number(bracketed[3]) : null };
  const single = /^([^:]+):(\d+)$/.exec(text);
  if (single) return { host: single[1] ?? '', port: Number(single[2]) };
  return { host: text, port: null };
}

const portMatches = (wanted: number | null, port: number): boolean =>
  wanted === null ? usualPorts.has(port) : wanted === port;

function matchesName(entry: string, host: string, port: number): boolean {
  const { host: name, port: wanted } = splitEntry(entry);
  return name === host && portMatches(wanted, port);
}

function isAddressAllowed(address: Address, port: number, policy: TargetPolicy): boolean {
  return policy.allow.some((entry) => {
    const { host, port: wanted } = splitEntry(entry);
    if (!portMatches(wanted, port)) return false;
    if (ipaddr.isValidCIDR(host)) {
      const [network, bits] = ipaddr.parseCIDR(host);
      return network.kind() === address.kind() && address.match([network, bits] as [ipaddr.IPv6, number]);
    }
    return parseAddress(host)?.toString() === address.toString();
  });
}

/** A port named by an address entry may also be reached by a name that leads to that address. */
function opensPort(policy: TargetPolicy, port: number): boolean {
  return policy.allow.some((entry) => splitEntry(entry).port === port);
}
