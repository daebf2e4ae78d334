import type { SiteShapes } from '../../artifacts.ts';
import { isHttps } from './domains.ts';

/** The pages of the audit were read over HTTPS. */
export function visitedOverHttps({ pages, site }: Pick<SiteShapes, 'pages' | 'site'>): boolean {
  const home = pages.find((page) => page.isHome) ?? pages[0];
  return isHttps(home?.url ?? site.origin);
}

/** A person can reach the site over HTTPS: it was visited so, or its certificate or HTTPS answer was seen. */
export function offersHttps(site: Pick<SiteShapes, 'pages' | 'site' | 'httpsProbe' | 'tls'>): boolean {
  if (visitedOverHttps(site)) return true;
  if (site.httpsProbe.status > 0) return isHttps(site.httpsProbe.url);
  return site.tls !== null && site.tls.protocols.length > 0;
}
