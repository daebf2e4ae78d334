import {
  hostnameOf,
  isAddress,
  type ProofCheck,
  proofDnsLabel,
  proofFilePath,
  proofName,
} from '#contract/domain-proof.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { siteDomainOf } from '../../derive/http/third-parties.ts';
import type { DnsResolver } from '../dns-resolver.ts';
import type { HttpClient } from '../http-client.ts';
import { headMetas } from './head-metas.ts';
import { readSameHost, type SameHostAnswer } from './same-host.ts';

/** What is to be proved, and by what. */
export interface ProofTarget {
  /** ASCII host, with its port when it is not the usual one. */
  readonly host: string;
  readonly token: string;
  /** Of a site that is closed to visitors: file and tag are read with it. */
  readonly access?: SiteAccess;
}

export type TxtResolver = Pick<DnsResolver, 'resolveTxt'>;

const exchangeTimeoutMs = 6_000;
const fileBytes = 4 * 1024;
const pageBytes = 512 * 1024;
const gone = new Set([404, 410]);
/** There is no such record: an answer, unlike a timeout. */
const emptyAnswers = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME', 'EBADQUERY']);

/**
 * TXT record `constat-verification=<token>` at `_constat.<host>` or at the registrable domain. The host itself is not
 * asked when it is a subdomain: it may be an alias of somebody else’s name.
 */
export async function checkDns({ host, token }: ProofTarget, resolver: TxtResolver): Promise<ProofCheck> {
  const name = hostnameOf(host);
  if (isAddress(name) || !name.includes('.')) return { method: 'dns', outcome: 'not-applicable' };
  const answers = await Promise.all(
    [`${proofDnsLabel}.${name}`, siteDomainOf(name)].map((asked) => texts(resolver, asked)),
  );
  const values = answers.flat().filter((text) => text !== null);
  const given = values.filter((text) => text.startsWith(`${proofName}=`));
  if (given.includes(`${proofName}=${token}`)) return { method: 'dns', outcome: 'proved' };
  if (answers.some((answer) => answer.includes(null))) return { method: 'dns', outcome: 'unreachable' };
  return { method: 'dns', outcome: given.length > 0 ? 'other-value' : 'absent' };
}

/** Texts of a name; `[null]` when the DNS gave no answer. */
async function texts(resolver: TxtResolver, name: string): Promise<(string | null)[]> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.slice(0, 200).map((parts) => parts.join('').trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return emptyAnswers.has(code) ? [] : [null];
  }
}

/** A file that holds the token and nothing else. */
export async function checkFile(
  { host, token }: ProofTarget,
  client: HttpClient,
  signal: AbortSignal,
): Promise<ProofCheck> {
  const ask = { maxBytes: fileBytes, timeoutMs: exchangeTimeoutMs, accept: 'text/plain, */*;q=0.5', signal };
  const answer = await readSameHost(client, host, proofFilePath, ask);
  if (answer.kind !== 'answer') return withoutAnswer('file', answer);
  const { status, body, truncated } = answer.exchange;
  if (gone.has(status)) return { method: 'file', outcome: 'absent', detail: String(status) };
  if (status !== 200) return { method: 'file', outcome: 'http-error', detail: String(status) };
  if (!truncated && body.trim() === token) return { method: 'file', outcome: 'proved' };
  return movedFrom('file', answer.movedTo) ?? { method: 'file', outcome: 'other-value' };
}

/** A meta tag in the head of the home page, as the server sends it. */
export async function checkMeta(
  { host, token }: ProofTarget,
  client: HttpClient,
  signal: AbortSignal,
): Promise<ProofCheck> {
  const ask = { maxBytes: pageBytes, timeoutMs: exchangeTimeoutMs, accept: 'text/html', signal };
  const answer = await readSameHost(client, host, '/', ask);
  if (answer.kind !== 'answer') return withoutAnswer('meta', answer);
  const { status, body, headers } = answer.exchange;
  if (status !== 200) return { method: 'meta', outcome: 'http-error', detail: String(status) };
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(headerValue(headers, 'content-type') ?? ''))
    return movedFrom('meta', answer.movedTo) ?? { method: 'meta', outcome: 'not-html' };
  const given = headMetas(body, proofName);
  if (given.some((content) => content.trim() === token)) return { method: 'meta', outcome: 'proved' };
  if (given.length > 0) return { method: 'meta', outcome: 'other-value' };
  return movedFrom('meta', answer.movedTo) ?? { method: 'meta', outcome: 'absent' };
}

/** What is behind a sign-in is answered by another page of the same host. */
const movedFrom = (method: 'file' | 'meta', to: string | null): ProofCheck | null =>
  to === null ? null : { method, outcome: 'moved', detail: to.slice(0, 200) };

function withoutAnswer(
  method: 'file' | 'meta',
  answer: Exclude<SameHostAnswer, { readonly kind: 'answer' }>,
): ProofCheck {
  return answer.kind === 'redirected'
    ? { method, outcome: 'redirected', detail: answer.host }
    : { method, outcome: 'unreachable', detail: answer.reason };
}
