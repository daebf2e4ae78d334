import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

export const usualPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** IPv4-mapped IPv6 is the IPv4 it reaches. Null for what is no address. */
export function parseAddress(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

/** `host:port`, `[v6]:port`, `cidr:port` or without port (null). */
export function splitEntry(entry: string): { host: string; port: number | null } {
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

/** An entry of the allow list names this host; without a port the usual ports are meant. */
export function allowsName(entry: string, host: string, port: number): boolean {
  const { host: name, port: wanted } = splitEntry(entry);
  return name === host && portMatches(wanted, port);
}

/** An entry of the allow list holds this address; without a port the usual ports are meant. */
export function allowsAddress(entry: string, address: Address, port: number): boolean {
  const { host, port: wanted } = splitEntry(entry);
  return portMatches(wanted, port) && holdsAddress(host, address);
}

/**
 * An entry of the deny list names this host: `name`, that name alone; `.name` and `*.name`, it and all under it.
 * Without a port every port is meant.
 */
export function deniesName(entry: string, host: string, port: number): boolean {
  const { host: name, port: wanted } = splitEntry(entry);
  if (wanted !== null && wanted !== port) return false;
  const base = name.replace(/^\*?\./, '');
  return host === base || (base !== name && host.endsWith(`.${base}`));
}

/** An entry of the deny list holds this address. Without a port every port is meant. */
export function deniesAddress(entry: string, address: Address, port: number): boolean {
  const { host, port: wanted } = splitEntry(entry);
  return (wanted === null || wanted === port) && holdsAddress(host, address);
}

function holdsAddress(host: string, address: Address): boolean {
  if (!ipaddr.isValidCIDR(host)) return parseAddress(host)?.toString() === address.toString();
  const [network, bits] = ipaddr.parseCIDR(host);
  return network.kind() === address.kind() && address.match([network, bits] as [ipaddr.IPv6, number]);
}
