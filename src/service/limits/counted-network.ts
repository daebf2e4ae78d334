/**
 * The network of a client address, as limits count it: the /24 of an IPv4 address and the /48 of an IPv6 address, given whole or
 * as its /64. One subscriber or one rented server may have as much; a provider gives it to a few hundred at most.
 * @returns null for what is no address: an account, an unknown peer
 */
export function countedNetwork(client: string): string | null {
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(client);
  if (four) return `${four[1]}.0/24`;
  if (!/^[\da-f:]+(?:\/64)?$/i.test(client) || !client.includes(':')) return null;
  const [head = '', tail] = client.replace(/\/64$/, '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  const network = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/48`;
}
