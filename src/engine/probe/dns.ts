import { randomBytes } from 'node:crypto';
import type { CaaRecord } from 'node:dns';
import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import type { DnsFacts } from '../artifacts.ts';
import { type DnsResolver, isEmptyAnswer, systemResolver } from './dns-resolver.ts';
import { probeMailDns } from './mail-dns.ts';

/**
 * Mail and certificate records of the organisational domain, IPv6 of the host. Look-ups without an answer are
 * named in `failed`, never taken for absent. Null for an address or a local name.
 */
export async function probeDns(
  host: string,
  resolver: DnsResolver = systemResolver(),
): Promise<DnsFacts | null> {
  const domain = isIP(host.replace(/^\[|\]$/g, '')) ? null : getDomain(host, { allowPrivateDomains: false });
  if (!domain) return null;
  const failed: string[] = [];
  const look = async <Item>(name: string, run: () => Promise<Item[]>): Promise<Item[]> => {
    try {
      return await run();
    } catch (error) {
      if (!isEmptyAnswer(error)) failed.push(name);
      return [];
    }
  };
  const [txt, dmarc, mx, caa, aaaa, mtaSts, wildcard, dnssec] = await Promise.all([
    look('spf', () => resolver.resolveTxt(domain)),
    look('dmarc', () => resolver.resolveTxt(`_dmarc.${domain}`)),
    look('mx', () => resolver.resolveMx(domain)),
    look('caa', () => resolver.resolveCaa(domain)),
    look('aaaa', () => resolver.resolve6(host)),
    look('mta-sts', () => resolver.resolveTxt(`_mta-sts.${domain}`)),
    wildcardOf(domain, resolver),
    resolver.dnssec?.(domain),
  ]);
  const exchanges = mx.map(({ exchange }) => exchange).filter((exchange) => !/^\.?$/.test(exchange));
  const mail = exchanges.length > 0 && (await probeMailDns(domain, exchanges, resolver));
  const texts = (records: readonly string[][]) => records.map((parts) => parts.join('').slice(0, 2000));
  return {
    domain,
    spf: texts(txt).filter((text) => /^v=spf1(?:\s|$)/i.test(text)),
    dmarc: texts(dmarc).filter((text) => /^v=DMARC1\b/i.test(text)),
    mx: mx.map(({ exchange, priority }) => ({ exchange, priority })),
    caa: caa.map((record) => caaText(record)),
    aaaa,
    mtaSts: texts(mtaSts).filter((text) => /^v=STSv1\b/.test(text)),
    wildcard,
    failed,
    ...(mail && { mail }),
    ...(dnssec && { dnssec }),
  };
}

/**
 * IPv4 addresses of a name of the domain drawn at random. The same name under `.invalid`, which cannot exist
 * (RFC 6761), unmasks resolvers that answer everything.
 */
async function wildcardOf(domain: string, resolver: DnsResolver): Promise<readonly string[] | null> {
  const label = `constat-${randomBytes(8).toString('hex')}`;
  const [found, control] = await Promise.all(
    [domain, 'invalid'].map((parent) => addressesOf(`${label}.${parent}`, resolver)),
  );
  return found === undefined || found === null || control?.length !== 0 ? null : found;
}

/** No address is an answer (`[]`), no answer is null. */
async function addressesOf(name: string, resolver: DnsResolver): Promise<readonly string[] | null> {
  try {
    return await resolver.resolve4(name);
  } catch (error) {
    return isEmptyAnswer(error) ? [] : null;
  }
}

/** `0 issue "letsencrypt.org"`, as in a zone file. */
function caaText(record: CaaRecord): string {
  for (const tag of ['issue', 'issuewild', 'iodef'] as const)
    if (record[tag] !== undefined) return `${record.critical} ${tag} "${record[tag]}"`;
  return `${record.critical}`;
}
