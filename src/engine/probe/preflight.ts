import type { AuditOrder, FailureCode } from '#contract/audit.ts';
import { robotsJudgeOf } from '../address/ownership.ts';
import type { RobotsTxt } from '../artifacts.ts';
import { blame, type MachineState } from '../blame/blame.ts';
import { causes } from '../blame/causes.ts';
import { readForeign } from '../browser/read-foreign.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { asksForLogin, isAttachment, isBotProtection, isHtml } from './answer-kind.ts';
import type { Exchange, HttpClient } from './http-client.ts';
import { isCertificateFailure } from './http-failure.ts';
import { withRetries } from './retry.ts';
import { fetchRobots } from './robots-fetch.ts';
import { sightOf } from './sight-of.ts';

export type Preflight =
  /** `url` is where the visit starts: after redirects, or `http` when `https` does not answer. */
  | { readonly kind: 'ready'; readonly url: URL; readonly robots: RobotsTxt }
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly detail: string };

/**
 * Looks before leaping: reaches the address without a browser and names the reason when no audit is possible. `machine`:
 * how it was since the preflight began.
 */
export async function preflight(
  client: HttpClient,
  order: Pick<AuditOrder, 'url' | 'ownershipProved' | 'provedDomains' | 'ignoreRobots' | 'access'>,
  signal: AbortSignal,
  machine: () => MachineState = () => 'fit',
): Promise<Preflight> {
  const answer = await reach(client, order.url, signal);
  const read = () => judgeAnswer(answer);
  const code =
    answer.failure === null
      ? readForeign({ what: 'code de la page', url: answer.url }, read)
      : codeOfFailure(answer, machine());
  // Behind an access, what asks for a sign-in has refused it.
  if (code === 'preflight/login-wall' && order.access === 'used')
    return { kind: 'failure', code: 'preflight/access-refused', detail: describe(answer) };
  if (code !== null) return { kind: 'failure', code, detail: describe(answer) };
  const url = new URL(answer.url);
  const robots = await fetchRobots(client, url.origin, signal);
  if (!robotsJudgeOf(order, url, robots)(url))
    return { kind: 'failure', code: 'preflight/robots', detail: `robots.txt ${robots.status}` };
  return { kind: 'ready', url, robots };
}

/**
 * `https` that does not answer at all (no port, no TLS) gives way to `http`; a certificate that is not
 * trusted does not: a browser would refuse it too.
 */
async function reach(client: HttpClient, address: string, signal: AbortSignal): Promise<Exchange> {
  const ask = (url: string) =>
    withRetries(
      () =>
        client.exchange(url, {
          signal,
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          maxBytes: 256 * 1024,
        }),
      signal,
    );
  const answer = await ask(address);
  const url = new URL(address);
  const silent =
    answer.failure === 'refused' ||
    answer.failure === 'timeout' ||
    (answer.failure === 'tls' && !isCertificateFailure(answer.failureCode));
  if (!silent || url.protocol !== 'https:' || answer.redirects.length > 0) return answer;
  url.protocol = 'http:';
  const plain = await ask(url.href);
  return plain.failure === null ? plain : answer;
}

function judgeAnswer(answer: Exchange): FailureCode | null {
  if (asksForLogin(answer)) return 'preflight/login-wall';
  const from = siteDomainOf(new URL(answer.requestedUrl).hostname);
  if (siteDomainOf(new URL(answer.url).hostname) !== from) return 'preflight/off-site';
  if (isBotProtection(answer)) return 'preflight/bot-wall';
  if (answer.status >= 400) return 'preflight/http-error';
  if (answer.status < 200 || answer.status === 204 || answer.status === 205 || answer.status >= 300)
    return 'preflight/not-html';
  if (isAttachment(answer)) return 'preflight/attachment';
  return isHtml(answer) ? null : 'preflight/not-html';
}

/** A loop and a private address are no failures of a connection; all the rest is judged by the table of blame. */
function codeOfFailure(answer: Exchange, machine: MachineState): FailureCode {
  if (answer.failure === 'guard') return 'preflight/private-target';
  if (answer.failure === 'loop') return 'preflight/redirect-loop';
  if (answer.failureCode === 'redirect-target') return 'preflight/http-error';
  // Twenty seconds without a byte are the server’s, however busy the machine: the kernel takes in what comes. So is an
  // answer that still comes then.
  const isProved = answer.failure === 'timeout' && (answer.begun !== true || answer.flowing === true);
  return causes[blame({ ...sightOf(answer), machine: isProved ? 'fit' : machine })].code;
}

function describe(answer: Exchange): string {
  const reason =
    answer.failure === null ? `HTTP ${answer.status}` : `${answer.failure} ${answer.failureCode}`;
  return `${reason} at ${answer.url.slice(0, 300)}`;
}
