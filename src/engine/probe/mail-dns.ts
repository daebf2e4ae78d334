import { createPublicKey } from 'node:crypto';
import type { MailDnsFacts } from '../artifacts.ts';
import { type DnsResolver, isEmptyAnswer } from './dns-resolver.ts';

/** Names under which mail services in use in France publish their key. One that is not here may exist all the same. */
const commonSelectors = [
  ...['default', 'dkim', 'mail', 'email', 'smtp', 'key1', 'key2', 's1', 's2', 'selector1', 'selector2'],
  ...['google', 'k1', 'k2', 'k3', 'mandrill', 'mailjet', 'brevo', 'brevo1', 'brevo2', 'mg', 'pm', 'zoho'],
  ...['protonmail', 'fm1', 'gm1', 'gm2', 'gm3', 's1-ionos', 's2-ionos', 'ovhex', 'everlytickey1'],
];
/** Mail servers that are asked for a TLSA record. */
const serverLimit = 3;

/** Keys, reports and pinned certificates of the mail of a domain (RFC 6376, 8460, 7672). */
export async function probeMailDns(
  domain: string,
  exchanges: readonly string[],
  resolver: DnsResolver,
): Promise<MailDnsFacts> {
  const failed = new Set<string>();
  const textsAt = async (name: string, record: string): Promise<string[]> => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join('').slice(0, 4000));
    } catch (error) {
      if (!isEmptyAnswer(error)) failed.add(record);
      return [];
    }
  };
  const [keys, tlsRpt, tlsa] = await Promise.all([
    Promise.all(
      commonSelectors.map(async (selector) => {
        const texts = await textsAt(`${selector}._domainkey.${domain}`, 'dkim');
        return texts.flatMap((text) => {
          const key = publicKeyOf(text);
          return key === null ? [] : [{ selector, keyBits: bitsOf(key, text) }];
        });
      }),
    ),
    textsAt(`_smtp._tls.${domain}`, 'tlsrpt'),
    Promise.all(exchanges.slice(0, serverLimit).map((exchange) => pinned(exchange, resolver))),
  ]);
  return {
    dkim: keys.flat(),
    tlsRpt: tlsRpt.filter((text) => /^v=TLSRPTv1\b/.test(text)),
    tlsa,
    failed: [...failed],
  };
}

/** The key of a DKIM record; null where there is none, or where it was withdrawn (an empty `p`). */
function publicKeyOf(text: string): string | null {
  if (!/(?:^|;)\s{0,9}(?:v=DKIM1|k=|p=)/i.test(text)) return null;
  const key = /(?:^|;)\s{0,9}p\s{0,9}=([^;]*)/i.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
  return key === '' ? null : key;
}

/** Length of an RSA key; null for another kind, or one that cannot be read. */
function bitsOf(key: string, text: string): number | null {
  if (/(?:^|;)\s{0,9}k\s{0,9}=\s{0,9}ed25519\b/i.test(text)) return null;
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return read.asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
}

async function pinned(exchange: string, resolver: DnsResolver): Promise<MailDnsFacts['tlsa'][number]> {
  try {
    const records = await resolver.resolveTlsa?.(`_25._tcp.${exchange}`);
    return { exchange, records: records?.length ?? null };
  } catch (error) {
    return { exchange, records: isEmptyAnswer(error) ? 0 : null };
  }
}
