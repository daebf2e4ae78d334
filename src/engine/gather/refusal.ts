import { formatBytes } from '#contract/french.ts';
import type { NotAnalysedReason } from '#contract/report.ts';
import { blamedPage, type Sighting, wordOfNetError } from '../blame/blame.ts';
import { type GuardCounters, targetOf } from '../browser/guard-proxy.ts';
import { hostAndPathOf } from '../browser/long-headers.ts';
import { savesAnswer } from '../derive/http/headers.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import type { Exchange } from './network-log.ts';
import { refusalOfExcess } from './refusal-of-excess.ts';
import { proxyFailure } from './requests.ts';
import { responseHeader } from './response-header.ts';

/** Why a page was not analysed. */
export interface Refusal {
  readonly reason: NotAnalysedReason;
  readonly detail: string;
}

const documentLimitBytes = 20_000_000;
const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);

/** Same registrable domain, or same host for addresses and localhost. */
export function isOnSite(url: string, siteDomain: string): boolean {
  const { hostname } = new URL(url);
  return siteDomainOf(hostname) === siteDomain || hostname === siteDomain;
}

/** What the wire of a document’s host and the machine were seen to do. */
type Around = Omit<Sighting, 'browser'>;

/**
 * Judges the page’s own document as it comes, so that nothing is loaded in vain. Null while it may be a page.
 */
export function refusalOf(
  exchange: Exchange,
  siteDomain: string,
  guard: GuardCounters,
  around: () => Around,
): Refusal | null {
  if (exchange.failure) return refusedByNetwork(exchange.failure, exchange.url, guard, around);
  if (guard.proxyLogins.includes(hostAndPathOf(exchange.url))) return { reason: 'login', detail: 'HTTP 407' };
  const ours = proxyFailure(exchange);
  if (ours) return refusedByNetwork(ours, exchange.url, guard, around);
  if (!isOnSite(exchange.url, siteDomain)) return { reason: 'redirect', detail: exchange.url };
  const { response } = exchange;
  if (!response || exchange.redirectedTo !== null) return null;
  const status = exchange.rawStatus ?? response.status;
  const header = (name: string) => responseHeader(response.headers, name);
  if (
    header('cf-mitigated') === 'challenge' ||
    (status === 403 && /datadome/i.test(header('server') + header('x-datadome')))
  )
    return { reason: 'blocked', detail: `HTTP ${status}` };
  if (status === 401 || status === 407) return { reason: 'login', detail: `HTTP ${status}` };
  if (status === 403 || status === 429) return { reason: 'blocked', detail: `HTTP ${status}` };
  if (status >= 400) return { reason: 'http-error', detail: `HTTP ${status}` };
  if (status === 204 || status === 205) return { reason: 'not-html', detail: `HTTP ${status}` };
  if (savesAnswer(header('content-disposition'))) return { reason: 'download', detail: '' };
  const mimeType = response.mimeType.toLowerCase();
  if (!htmlTypes.has(mimeType)) return { reason: 'not-html', detail: mimeType || 'type inconnu' };
  const announced = Number(header('content-length')) || 0;
  const size = Math.max(announced, exchange.bodyBytes);
  if (size > documentLimitBytes) return { reason: 'too-large', detail: formatBytes(size) };
  return null;
}

function refusedByNetwork(failure: string, url: string, guard: GuardCounters, around: () => Around): Refusal {
  const target = targetOf(url);
  const blocked =
    guard.blocked.find((entry) => entry.target === target)?.reason ??
    /^constat-guard:(.*)$/.exec(failure)?.[1];
  if (blocked === 'private' || blocked === 'port' || blocked === 'denied')
    return { reason: 'private', detail: target };
  if (guard.excess) return refusalOfExcess(guard.excess);
  if (blocked === 'budget') return { reason: 'too-large', detail: target };
  if (blocked === 'unknown-domain') return { reason: 'network', detail: 'net::ERR_NAME_NOT_RESOLVED' };
  if (guard.tooLongHeaders.includes(hostAndPathOf(url)))
    return { reason: 'network', detail: 'net::ERR_RESPONSE_HEADERS_TOO_BIG' };
  if (/ERR_TOO_MANY_REDIRECTS/.test(failure)) return { reason: 'redirect', detail: failure };
  return blamedPage({ browser: wordOfNetError(failure), ...around() }, failure);
}

/** A page that came with status 200 and is a challenge all the same. */
export function challengeIn(html: string, title: string): boolean {
  if (html.length > 60_000) return false;
  return (
    /\/cdn-cgi\/challenge-platform\/h\/|geo\.captcha-delivery\.com|_Incapsula_Resource|px-captcha|\/_sec\/cp_challenge/.test(
      html,
    ) ||
    /^(?:(?:Just a moment|Un instant)(?:\.\.\.|…)|Attention Required! \||Pardon Our Interruption)/.test(title)
  );
}

/** Sent to a sign-in page instead of the page asked for. */
export function asksForLogin(requestedUrl: string, url: string, hasPasswordField: boolean): boolean {
  const login =
    /(?:^|[/._-])(?:log-?in|sign-?in|connexion|identification|authentification|sso|auth)(?:[/._-]|$)/i;
  const before = new URL(requestedUrl);
  const after = new URL(url);
  return (
    hasPasswordField &&
    before.pathname !== after.pathname &&
    login.test(after.pathname) &&
    !login.test(before.pathname)
  );
}
