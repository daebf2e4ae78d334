import type { CDPSession, Protocol } from 'puppeteer-core';
import type { SiteAccess } from '#contract/site-access.ts';
import { isActionAddress } from '../address/action-address.ts';
import { isOfAccess } from '../browser/access-headers.ts';

type Paused = Protocol.Fetch.RequestPausedEvent;
type Pattern = Pick<Protocol.Fetch.RequestPattern, 'resourceType'> & { readonly urlPattern: '*' };

/** Whether a request that the browser holds may go on. */
type Judge = (paused: Paused) => boolean;

/** Who decides of a tab’s requests: the last that began to intercept them, then, once it stopped, the one before. */
export interface RequestInterception {
  /**
   * @param alone its judge decides in the place of what an access refuses: a journey sends what was recorded
   * @returns what ends that interception
   */
  intercept(patterns: readonly Pattern[], judge: Judge, alone?: boolean): Promise<() => Promise<void>>;
  /** The page is there, and is driven from now on: where somebody is signed in, the site is asked to read and nothing else. */
  onlyRead(): void;
}

export const documentsOnly: readonly Pattern[] = [{ urlPattern: '*', resourceType: 'Document' }];

/** Challenges of a site that its password did not answer, by access: of this process. */
const refusals = new WeakMap<SiteAccess, number>();
/** From then on the password is not given any more: nobody is locked out. */
const mostRefusals = 2;

interface Interceptor {
  readonly patterns: readonly Pattern[];
  readonly judge: Judge;
  readonly alone: boolean;
}

/**
 * Intercepts the requests of a tab, in this one place. With an access it also opens the site: its own origin alone gets the password and the headers,
 * and is never asked by an address that signs out or acts, nor sent a form.
 */
export async function interceptRequests(
  cdp: CDPSession,
  access: SiteAccess | null = null,
): Promise<RequestInterception> {
  const interceptors: Interceptor[] = [];
  let onlyReads = false;
  // Frames of strangers too: a challenge that nobody cancels would hold the load for ever.
  const own = access ? [{ urlPattern: `${access.origin}/*` }, ...documentsOnly] : [];
  cdp.on('Fetch.requestPaused', (paused) => {
    const { requestId, request } = paused;
    const interceptor = interceptors.at(-1);
    const isIntercepted = interceptor?.patterns.some(
      ({ resourceType }) => resourceType === undefined || resourceType === paused.resourceType,
    );
    const decidesAlone = isIntercepted === true && interceptor?.alone === true;
    const passes =
      (!isIntercepted || interceptor?.judge(paused)) &&
      (access === null || decidesAlone || mayLeave(access, paused, onlyReads));
    const answer = passes
      ? cdp.send('Fetch.continueRequest', { requestId, ...opening(access, request) })
      : // « Aborted » leaves the old document in place; other reasons would show an error page.
        cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // Headers that the browser does not take would leave it held for ever.
    answer.catch(() => cdp.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(ignore));
  });
  if (access) answerChallenges(cdp, access);
  const apply = async () => {
    const patterns = [...own, ...(interceptors.at(-1)?.patterns ?? [])];
    await (patterns.length > 0
      ? cdp.send('Fetch.enable', { patterns, handleAuthRequests: access?.basic !== undefined })
      : cdp.send('Fetch.disable'));
  };
  if (access) await apply();
  return {
    onlyRead() {
      onlyReads = access?.signIn !== undefined;
    },
    async intercept(patterns, judge, alone = false) {
      const interceptor = { patterns, judge, alone };
      interceptors.push(interceptor);
      await apply();
      return async () => {
        const at = interceptors.indexOf(interceptor);
        if (at < 0) return;
        interceptors.splice(at, 1);
        await apply().catch(() => undefined);
      };
    },
  };
}

/** Behind an access: no document is sent anything, and no address is asked that names an act. */
function mayLeave(access: SiteAccess, { request, resourceType }: Paused, onlyReads: boolean): boolean {
  if (!isOfAccess(access, request.url)) return true;
  const url = URL.parse(request.url);
  if (url && isActionAddress(url)) return false;
  // What a page reads by POST while it loads is read for its visitors too.
  return (resourceType !== 'Document' && !onlyReads) || /^(?:GET|HEAD)$/.test(request.method);
}

const ignore = () => undefined;

/** The headers of the access, for a request of its origin. Chromium does not carry them over a redirect. */
function opening(
  access: SiteAccess | null,
  request: Protocol.Network.Request,
): Partial<Protocol.Fetch.ContinueRequestRequest> {
  if (!access || access.headers.length === 0 || !isOfAccess(access, request.url)) return {};
  const given = new Set(access.headers.map(({ name }) => name.toLowerCase()));
  const others = Object.entries(request.headers)
    .filter(([name]) => !given.has(name.toLowerCase()))
    .map(([name, value]) => ({ name, value }));
  return { headers: [...others, ...access.headers] };
}

/** The password answers a challenge of its own origin’s server, once an address; nobody else’s challenge is answered. */
function answerChallenges(cdp: CDPSession, access: SiteAccess): void {
  const tried = new Set<string>();
  cdp.on('Fetch.authRequired', ({ requestId, request, authChallenge: { source, origin } }) => {
    const isOurs = source === 'Server' && origin === access.origin && isOfAccess(access, request.url);
    const again = tried.has(request.url);
    if (isOurs && again) refusals.set(access, (refusals.get(access) ?? 0) + 1);
    tried.add(request.url);
    const gives = isOurs && !again && (refusals.get(access) ?? 0) < mostRefusals;
    const { user: username = '', password = '' } = access.basic ?? {};
    const authChallengeResponse =
      gives && access.basic
        ? { response: 'ProvideCredentials' as const, username, password }
        : { response: 'CancelAuth' as const };
    cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
  });
}
