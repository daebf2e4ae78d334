import { hostingServiceOf } from '#reference/hosting-services.ts';
import type { HostFacts, PageFacts } from '../artifacts.ts';
import { hostOf, isOwnUrl } from '../derive/http/domains.ts';
import { type DnsResolver, dnsErrorCode, isEmptyAnswer, systemResolver } from './dns-resolver.ts';
import type { HttpClient } from './http-client.ts';

type NamedHost = Pick<HostFacts, 'host' | 'url' | 'loaded'>;

const hostLimit = 30;
const chainLimit = 5;
const textLimit = 2_000;

/** Hosts of the site’s domain that its pages load from, then those they link to; 30 at most, always the same ones. */
export function hostsNamedBy(facts: readonly PageFacts[], siteDomain: string): NamedHost[] {
  const hosts = new Map<string, NamedHost>();
  const loaded = facts.flatMap((page) => page.ownHosts);
  const linked = facts
    .flatMap((page) => page.links)
    .filter(({ url }) => /^https?:/i.test(url) && isOwnUrl(url, siteDomain))
    .map(({ url }) => ({ host: hostOf(url), url }));
  for (const [list, isLoaded] of [
    [loaded, true],
    [linked, false],
  ] as const)
    for (const { host, url } of list) if (!hosts.has(host)) hosts.set(host, { host, url, loaded: isLoaded });
  return [...hosts.values()]
    .sort((a, b) => Number(b.loaded) - Number(a.loaded) || (a.host < b.host ? -1 : 1))
    .slice(0, hostLimit);
}

/** Aliases of each host and whether they lead somewhere; a look-up without an answer is `unknown`. */
export async function probeHosts(
  named: readonly NamedHost[],
  world: {
    readonly client: HttpClient;
    readonly resolver?: DnsResolver | undefined;
    readonly signal: AbortSignal;
  },
): Promise<HostFacts[]> {
  const resolver = world.resolver ?? systemResolver();
  return Promise.all(
    named.map(async (one) => {
      const cnames = await chainOf(one.host, resolver);
      const target = cnames === null ? 'unknown' : await targetOf(cnames.at(-1) ?? one.host, resolver);
      const service = (cnames ?? []).some((name) => hostingServiceOf(name) !== null);
      const answer = service && target === 'resolves' ? await answerOf(one, world) : null;
      return { ...one, cnames: cnames ?? [], target, answer };
    }),
  );
}

async function chainOf(host: string, resolver: DnsResolver): Promise<string[] | null> {
  const chain: string[] = [];
  for (let name: string | undefined = host; name !== undefined && chain.length < chainLimit; ) {
    try {
      const [alias]: string[] = await resolver.resolveCname(name);
      if (alias !== undefined) chain.push(alias.toLowerCase().replace(/\.$/, ''));
      name = alias;
    } catch (error) {
      if (isEmptyAnswer(error)) return chain;
      return null;
    }
  }
  return chain;
}

async function targetOf(name: string, resolver: DnsResolver): Promise<HostFacts['target']> {
  const codes: string[] = [];
  for (const look of [() => resolver.resolve4(name), () => resolver.resolve6(name)]) {
    try {
      if ((await look()).length > 0) return 'resolves';
      codes.push('ENODATA');
    } catch (error) {
      codes.push(dnsErrorCode(error));
    }
  }
  if (codes.every((code) => code === 'ENOTFOUND' || code === 'NXDOMAIN')) return 'missing';
  return codes.every((code) => code === 'ENODATA') ? 'empty' : 'unknown';
}

/** What the service behind the alias says, so that its « nobody is here » can be recognised. */
async function answerOf(
  { url }: NamedHost,
  { client, signal }: { readonly client: HttpClient; readonly signal: AbortSignal },
): Promise<HostFacts['answer']> {
  const answer = await client.exchange(new URL('/', url).href, {
    signal,
    timeoutMs: 10_000,
    maxRedirects: 2,
    maxBytes: 8 * 1024,
  });
  return answer.failure === null ? { status: answer.status, text: answer.body.slice(0, textLimit) } : null;
}
