import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import type { SiteAccess } from '#contract/site-access.ts';
import { isCookieOf, type SessionCookie, type SiteSession } from '../browser/session.ts';

/** Of one site; what is beyond is left where it was. */
const mostCookies = 100;
const mostEntries = 200;
const mostCharacters = 200_000;

/** Puts what a sign-in gave into the context of a tab: cookies as the site set them, storage of its origin alone. */
export async function giveSession(
  cdp: CDPSession,
  access: SiteAccess,
  { cookies, storage }: SiteSession,
): Promise<void> {
  if (cookies.length > 0)
    await cdp.send('Network.setCookies', { cookies: cookies.map((one) => paramOf(one, access)) });
  if (storage.length === 0) return;
  const given = JSON.stringify([access.origin, storage]);
  // Before the page’s first script; what the page stored meanwhile stands.
  const source = `((origin,entries)=>{try{if(location.origin===origin)for(const[key,value]of entries)if(localStorage.getItem(key)===null)localStorage.setItem(key,value)}catch{}})(...${given})`;
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

function paramOf(
  { domain, session, expires, ...cookie }: SessionCookie,
  { origin }: SiteAccess,
): Protocol.Network.CookieParam {
  return {
    ...cookie,
    url: `${origin}/`,
    // Without one it is of the host alone.
    ...(domain.startsWith('.') && { domain }),
    ...(!session && expires > 0 && { expires }),
  };
}

/** What the context of a tab holds of the site once somebody is signed in. */
export async function takeSession(page: Page, cdp: CDPSession, { origin }: SiteAccess): Promise<SiteSession> {
  const { hostname } = new URL(origin);
  // Of its context: the protocol’s own command answers for the browser’s first one.
  const cookies = await page.browserContext().cookies();
  return {
    cookies: cookies
      .filter((cookie) => isCookieOf(cookie, hostname))
      .slice(0, mostCookies)
      .map(({ name, value, domain, path, secure, httpOnly = false, expires, session, sameSite }) => ({
        ...{ name, value, domain, path, secure, httpOnly, expires, session },
        ...(sameSite && sameSite !== 'Default' && { sameSite }),
      })),
    storage: await storageOf(cdp),
    address: page.url(),
  };
}

async function storageOf(cdp: CDPSession): Promise<[string, string][]> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: '(() => { try { return Object.entries({ ...localStorage }) } catch { return [] } })()',
    returnByValue: true,
    silent: true,
  });
  const entries: [string, string][] = [];
  let left = mostCharacters;
  for (const [key, value] of (result.value ?? []) as [string, string][]) {
    left -= key.length + value.length;
    if (left >= 0 && entries.length < mostEntries) entries.push([key, value]);
  }
  return entries;
}
