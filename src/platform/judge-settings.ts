import ipaddr from 'ipaddr.js';
import { isLocalUrl } from '#contract/loopback.ts';

/** Ranges that hold other people’s machines: opened whole, an installation is a way into its own network. */
const privateRanges = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10'],
  ...['fc00::/7', 'fe80::/10'],
];
/** Wider than that, a network is no longer somebody’s: bits of an IPv4 and of an IPv6 prefix. */
const leastBits = { ipv4: 8, ipv6: 7 };
const hostName =
  /^(?=.{1,253}$)[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)*$/u;

/** Browsers read such a name as an IPv4 address. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** A network, or one address as a network of itself; null for anything else. `ipaddr` alone would read `10` and `0x7f.1`. */
function networkOf(text: string): Network | null {
  if (/^\d+\.\d+\.\d+\.\d+\/\d+$|^[^/:]*:[^/]*\/\d+$/.test(text))
    return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
  const isWhole = text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text);
  if (!isWhole || !ipaddr.isValid(text)) return null;
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const isTooWide = ([base, bits]: Network) => bits < leastBits[base.kind()];

/** `host:port`, `[v6]/64:port`… without its port; a port that is none stays and makes the entry wrong. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](\/\d+)?(?::(\d{1,5}))?$/.exec(entry);
  if (bracketed) return `${bracketed[1]}${bracketed[2] ?? ''}`;
  const single = /^([^:]+):(\d{1,5})$/.exec(entry);
  return single?.[1] ?? entry;
}

/**
 * Why one entry of `CONSTAT_ALLOW_TARGETS` is refused, in French; null when it may stand. Refused: what names no host and
 * no network (`*`, `/99`), networks of half the Internet, and, on an installation that others can reach, a whole
 * private range.
 */
export function refusalOfTarget(entry: string, publicUrl: string): string | null {
  const host = withoutPort(entry);
  const network = networkOf(host);
  if (network === null)
    return hostName.test(host) && !endsInNumber.test(host)
      ? null
      : 'ni un nom d’hôte, ni une adresse, ni un réseau';
  if (isTooWide(network)) return 'ce réseau ouvrirait tout Internet et tous les réseaux privés';
  if (isLocalUrl(publicUrl)) return null;
  const opened = privateRanges.find((range) => contains(network, ipaddr.parseCIDR(range)));
  return opened === undefined
    ? null
    : `toute la plage privée ${opened} serait ouverte à une installation publique ; nommez les hôtes ou un réseau plus petit`;
}

/** Why one entry of `CONSTAT_DENY_TARGETS` is refused, in French; null when it may stand. A name may begin with `.` or `*.`. */
export function refusalOfDenied(entry: string): string | null {
  const host = withoutPort(entry);
  const name = host.replace(/^\*?\./, '');
  if (networkOf(host) !== null || (hostName.test(name) && !endsInNumber.test(name))) return null;
  return 'ni un nom d’hôte, ni une adresse, ni un réseau';
}

/** Why one entry of `CONSTAT_TRUSTED_PROXIES` is refused, in French; null when it may stand. */
export function refusalOfProxy(entry: string): string | null {
  const network = networkOf(entry);
  if (network === null) return 'ni une adresse, ni un réseau';
  return isTooWide(network) ? 'n’importe qui pourrait alors se faire passer pour un autre' : null;
}

/** True for an entry that opens the machine itself or its network’s own services: told at the start, not refused. */
export function isRiskyTarget(entry: string, publicUrl: string): boolean {
  const network = networkOf(withoutPort(entry));
  if (isLocalUrl(publicUrl)) return false;
  if (network === null) return /^(?:localhost|.+\.(?:localhost|local|internal))$/i.test(withoutPort(entry));
  return ['loopback', 'linkLocal', 'unspecified'].includes(network[0].range());
}

function contains(wide: Network, narrow: Network): boolean {
  return (
    wide[0].kind() === narrow[0].kind() &&
    wide[1] <= narrow[1] &&
    narrow[0].match(wide as [ipaddr.IPv6, number])
  );
}
