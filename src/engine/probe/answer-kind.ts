import { foldText } from '#contract/fold-text.ts';
import { headerValue, savesAnswer } from '../derive/http/headers.ts';
import { htmlComment, withoutSpans } from '../derive/text/without-spans.ts';
import type { Exchange } from './http-client.ts';

const loginPath =
  /(?:^|[/._-])(?:log-?in|sign-?in|connexion|identification|authentification|sso|cas|oauth2?|saml2?|auth)(?:[/._?-]|$)/i;
const passwordField = /<input\b[^>]{0,500}\btype\s*=\s*["']?password\b/i;
const challengeMark =
  /\/cdn-cgi\/challenge-platform\/|geo\.captcha-delivery\.com|_Incapsula_Resource|px-captcha|\/_sec\/cp_challenge|awsWafCookieDomainList|<title>\s*(?:just a moment|un instant|attention required|pardon our interruption|access denied)/i;

/** The answer asks for credentials, or the address led to a sign-in page. Asking for that page itself is none of it. */
export function asksForLogin(answer: Exchange): boolean {
  if (answer.status === 401 || answer.status === 407) return true;
  const asked = new URL(answer.requestedUrl);
  const reached = new URL(answer.url);
  if (answer.redirects.length === 0 || loginPath.test(asked.pathname)) return false;
  if (!loginPath.test(reached.pathname) && !/^(?:login|sso|auth|idp?|accounts?)\./i.test(reached.hostname))
    return false;
  return passwordField.test(answer.body) || asked.hostname !== reached.hostname || answer.status === 403;
}

/** A page of the site’s protection instead of the site: known marks, or 429, or 403 that speaks of robots. */
export function isBotProtection(answer: Exchange): boolean {
  const { status, headers, body } = answer;
  if (headerValue(headers, 'cf-mitigated') === 'challenge') return true;
  if (headerValue(headers, 'x-amzn-waf-action') !== null) return true;
  if (status === 429) return true;
  if (status === 403 || status === 503)
    return (
      challengeMark.test(body) ||
      headerValue(headers, 'x-datadome') !== null ||
      /\b(?:captcha|robots?|bots?|automati(?:ques?|sees?|c|ed))\b/.test(foldText(body.slice(0, 20_000)))
    );
  return status < 400 && body.length < 60_000 && challengeMark.test(body);
}

/** HTML by its type, or by its beginning when the server names none. */
export function isHtml(answer: Exchange): boolean {
  const type = headerValue(answer.headers, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '') return type === 'text/html' || type === 'application/xhtml+xml';
  const beginning = withoutSpans(answer.body.slice(0, 2000), [htmlComment]).trimStart();
  return /^<(?:!doctype html|html|head|body|title|meta)\b/i.test(beginning);
}

/** A browser would save the answer instead of showing it. */
export const isAttachment = (answer: Pick<Exchange, 'headers'>): boolean =>
  savesAnswer(headerValue(answer.headers, 'content-disposition') ?? '');
