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

/** What limits count by: an IPv6 subscriber has a whole /64. */
export function addressBucket(address: string): string {
  const parsed = parse(address);
  if (parsed?.kind() !== 'ipv6') return address;
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
