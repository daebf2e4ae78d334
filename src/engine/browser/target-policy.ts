import ipaddr from 'ipaddr.js';
import { inTime } from './in-time.ts';
import { type Lookup, lookupAll } from './look-up.ts';
import { machineAddresses, type OwnAddresses } from './own-addresses.ts';
import {
  type Address,
  allowsAddress,
  allowsName,
  deniesAddress,
  deniesName,
  parseAddress,
  splitEntry,
  usualPorts,
} from './target-entries.ts';

export type { Lookup } from './look-up.ts';

/**
 * One judgement for everything that leaves the machine towards others: the browser’s proxy, our own probes, proofs and
 * webhooks. Only public addresses of other machines pass; the operator may open exact private targets, and close any.
 */
export interface TargetPolicy {
  /**
   * `host`, `host:port`, address, `[v6]:port`, CIDR or `CIDR:port` that may be reached although private.
   * Without a port the usual web ports are meant; a port of its own opens exactly that one.
   */
  readonly allow: readonly string[];
  /**
   * The same, and `.name` or `*.name` for a name and all under it, that may not be reached although public or allowed.
   * Without a port every port is meant. Default: none.
   */
  readonly deny?: readonly string[];
  /** Public address of the product: what it serves there may be reached although it is this machine. */
  readonly publicUrl?: string;
}

/** The policy of an installation. */
export const targetPolicyOf = ({
  allowTargets,
  denyTargets,
  publicUrl,
}: {
  readonly allowTargets: readonly string[];
  readonly denyTargets: readonly string[];
  readonly publicUrl: string;
}): TargetPolicy => ({ allow: allowTargets, deny: denyTargets, publicUrl });

/** `denied`: by the operator. */
export type RefusalReason = 'private' | 'port' | 'unknown-domain' | 'denied';

/** The target may not be reached; nothing was sent to it. */
export class TargetRefused extends Error {
  /** What may be told. Which names exist in the networks around this machine may not: they are `unknown-domain` too. */
  readonly reason: RefusalReason;
  /** What was found, for the journal of administrators alone. */
  readonly found: RefusalReason;

  constructor(reason: RefusalReason, target: string, found: RefusalReason = reason) {
    super(`target refused (${reason}): ${target}`);
    this.name = 'TargetRefused';
    this.reason = reason;
    this.found = found;
  }
}

/** The address that was judged, and therefore the only one to connect to. */
export interface ResolvedTarget {
  readonly address: string;
  readonly family: 4 | 6;
}

const localName = /^(?:localhost|.+\.(?:localhost|local|internal))$/;
/** Azure’s platform address looks public to every range table. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);
/** Of a look-up that a test brings; that of the machine keeps its own. */
const lookupTimeoutMs = 8_000;

/**
 * Judges what can be judged without DNS: the port, local names, refused names and addresses written as such.
 * @returns the address when the host is one, null when it is a name that `resolveTarget` must look up.
 * @throws TargetRefused
 */
export function judgeLiteral(
  hostname: string,
  port: number,
  policy: TargetPolicy,
  isOwn: OwnAddresses = machineAddresses,
): ResolvedTarget | null {
  const host = canonicalHost(hostname);
  const target = `${host}:${port}`;
  const address = parseAddress(host);
  if (policy.deny?.some((entry) => deniesName(entry, host, port))) throw new TargetRefused('denied', target);
  if (address) {
    const refused = refusalOfAddress(address, { host, port, policy, isOwn, named: false });
    if (refused) throw new TargetRefused(refused, target);
    return resolved(address);
  }
  const allowed = policy.allow.some((entry) => allowsName(entry, host, port));
  if (!allowed && !usualPorts.has(port) && !opensPort(policy, port)) throw new TargetRefused('port', target);
  if (!allowed && localName.test(host)) throw new TargetRefused('private', target);
  return null;
}

/**
 * Looks a host up once and judges every address it has; one private address refuses the whole name.
 * The answer must be connected to as is: looking the name up again would reopen DNS rebinding.
 * @throws TargetRefused; whether a name is unknown, private or refused by its address is one reason, `unknown-domain`
 */
export async function resolveTarget(
  hostname: string,
  port: number,
  policy: TargetPolicy,
  lookup: Lookup = lookupAll,
  isOwn: OwnAddresses = machineAddresses,
): Promise<ResolvedTarget> {
  const literal = judgeLiteral(hostname, port, policy, isOwn);
  if (literal) return literal;
  const host = canonicalHost(hostname);
  const target = `${host}:${port}`;
  const named = policy.allow.some((entry) => allowsName(entry, host, port));
  const addresses = (await lookupInTime(lookup, host)).map((found) => parseAddress(found.address));
  const first = addresses[0];
  if (!first) throw new TargetRefused('unknown-domain', target);
  const refusals = addresses.map((address) =>
    address ? refusalOfAddress(address, { host, port, policy, isOwn, named }) : 'private',
  );
  const hidden = refusals.find((refusal) => refusal !== null && refusal !== 'port');
  if (hidden) throw new TargetRefused('unknown-domain', target, hidden);
  if (refusals.includes('port')) throw new TargetRefused('port', target);
  // IPv4 first: many machines have no IPv6 route, and one address only may be tried.
  return resolved(addresses.find((address) => address?.kind() === 'ipv4') ?? first);
}

interface Asked {
  readonly host: string;
  readonly port: number;
  readonly policy: TargetPolicy;
  readonly isOwn: OwnAddresses;
  /** The operator allowed the host by its name. */
  readonly named: boolean;
}

/** Why one address may not be reached; null when it may. */
function refusalOfAddress(
  address: Address,
  { host, port, policy, isOwn, named }: Asked,
): Exclude<RefusalReason, 'unknown-domain'> | null {
  if (policy.deny?.some((entry) => deniesAddress(entry, address, port))) return 'denied';
  if (named || policy.allow.some((entry) => allowsAddress(entry, address, port))) return null;
  if (!usualPorts.has(port) && !opensPort(policy, port)) return 'port';
  if (!isPublic(address)) return 'private';
  if (!usualPorts.has(port)) return 'port';
  // Firewalls for the outside do not hold for what this machine asks of itself.
  return isOwn(address.toString()) && !isOwnService(host, port, policy) ? 'private' : null;
}

/** What the product itself serves to everybody; of an https address, the plain port that leads to it too. */
function isOwnService(host: string, port: number, { publicUrl = '' }: TargetPolicy): boolean {
  if (!URL.canParse(publicUrl)) return false;
  const own = new URL(publicUrl);
  const ownPort = Number(own.port) || (own.protocol === 'https:' ? 443 : 80);
  return host === canonicalHost(own.hostname) && (port === ownPort || (port === 80 && ownPort === 443));
}

/** Host as browsers see it: decimal, octal and hexadecimal addresses become dotted, brackets and final dot go. */
export function canonicalHost(hostname: string): string {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const text = bare.includes(':') ? `[${bare}]` : bare;
  if (!URL.canParse(`http://${text}/`)) throw new TargetRefused('unknown-domain', hostname);
  const { hostname: parsed } = new URL(`http://${text}/`);
  return parsed.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** An address of the public Internet, of whatever machine. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== null && isPublic(address);
}

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

/** A port named by an address entry may also be reached by a name that leads to that address. */
function opensPort(policy: TargetPolicy, port: number): boolean {
  return policy.allow.some((entry) => splitEntry(entry).port === port);
}
