import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function parse(address: string): Address | null {
  const bare = address.trim().replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function isTrusted(address: Address, proxies: readonly string[]): boolean {
  return proxies.some((proxy) => {
    const [base, length] = proxy.includes('/') ? ipaddr.parseCIDR(proxy) : [ipaddr.process(proxy), null];
    if (base.kind() !== address.kind()) return false;
    return address.match(base, length ?? (base.kind() === 'ipv4' ? 32 : 128));
  });
}

/** Whether what a connection’s peer adds to a request is believed: the settings name it. */
export function isTrustedPeer(peer: string | undefined, trustedProxies: readonly string[]): boolean {
  const direct = parse(peer ?? '');
  return direct !== null && isTrusted(direct, trustedProxies);
}

/**
 * The client’s address: the peer of the connection, or, when that is a trusted proxy, the last address of
 * `X-Forwarded-For` that is not one. What an untrusted peer writes in that header is ignored.
 */
export function clientAddressOf(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const direct = parse(peer ?? '');
  if (!direct) return 'unknown';
  let client = direct;
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const next: Address | null = isTrusted(client, trustedProxies) ? parse(hop) : null;
    if (!next) break;
    client = next;
  }
  return client.toString();
}

/** One of the groups of addresses that a limit counts. */
export interface AddressBucket {
  readonly key: string;
  /** What the group may do, in times of what one subscriber may. */
  readonly times: number;
}

const networkOf = (address: ipaddr.IPv6, parts: number): string =>
  `${address.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':')}::/${parts * 16}`;

/**
 * What limits count an address by, the narrowest first. An IPv6 subscriber has a whole /64, and whoever has a /48 has
 * 65,536 of these: all of a /48 together may do what sixteen subscribers may.
 */
export function addressBuckets(address: string): readonly [AddressBucket, ...AddressBucket[]] {
  const parsed = parse(address);
  if (parsed?.kind() !== 'ipv6') return [{ key: address, times: 1 }];
  const ipv6 = parsed as ipaddr.IPv6;
  return [
    { key: networkOf(ipv6, 4), times: 1 },
    { key: networkOf(ipv6, 3), times: 16 },
  ];
}

/** The narrowest of `addressBuckets`. */
export const addressBucket = (address: string): string => addressBuckets(address)[0].key;

/** Who a call waits for its turn as: a person, or all addresses that may be one subscriber’s. */
export const askerOf = (viewer: { readonly uid: string } | null, clientAddress: string): string =>
  viewer?.uid ?? addressBuckets(clientAddress).at(-1)?.key ?? clientAddress;
