import type { Sitemap } from '../../artifacts.ts';
import { isOwnUrl } from '../http/domains.ts';

/**
 * Sitemaps on another host that gave no answer at all: the look-up or the way there may have failed on our side, and
 * nothing was read. On the host of the site, which was reached, silence is its own.
 */
export const unreachedElsewhere = (sitemaps: readonly Sitemap[], siteDomain: string): readonly Sitemap[] =>
  sitemaps.filter(({ url, status }) => status === 0 && !isOwnUrl(url, siteDomain));
