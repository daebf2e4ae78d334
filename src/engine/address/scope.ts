import type { AuditOrder } from '#contract/audit.ts';
import { isActionAddress } from './action-address.ts';

export type ScopeVerdict = 'in' | 'off-site' | 'excluded' | 'not-a-page' | 'action';

/** Files that are no page: never visited, but their links may be checked. */
const fileExtension =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|zip|gz|tgz|rar|7z|jpe?g|png|gif|svg|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|og[gv]|wav|avi|mov|flv|css|m?js|json|xml|rss|atom|txt|ics|vcf|kml|gpx|epub|woff2?|ttf|otf|eot|exe|dmg|apk|msi|map|wasm)$/i;
/** Says whether an address belongs to the pages of the audit: same host or its `www.` twin, same port, prefixes. */
export function createScope(
  start: URL,
  options: Pick<AuditOrder, 'exclude'> & { readonly include?: readonly string[] },
): (url: URL) => ScopeVerdict {
  const home = hostKey(start);
  const isUnder = (url: URL) => (prefix: string) => underPrefix(url.pathname, prefix);
  const include = options.include ?? [];
  return (url) => {
    if (hostKey(url) !== home) return 'off-site';
    if (fileExtension.test(url.pathname)) return 'not-a-page';
    if (isActionAddress(url)) return 'action';
    if (options.exclude.some(isUnder(url))) return 'excluded';
    return include.length === 0 || include.some(isUnder(url)) ? 'in' : 'excluded';
  };
}

/** `/blog` covers `/blog`, `/blog/…` and `/blog?…`, not `/blogueurs`; `/blog*` covers them all. */
function underPrefix(path: string, prefix: string): boolean {
  const wanted = encodeURI(decodeQuietly(prefix)).toLowerCase();
  const given = encodeURI(decodeQuietly(path)).toLowerCase();
  if (wanted.endsWith('*')) return given.startsWith(wanted.slice(0, -1));
  return given === wanted || given.startsWith(wanted.endsWith('/') ? wanted : `${wanted}/`);
}

function decodeQuietly(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text.replaceAll('%', '');
  }
}

/** Default ports of both schemes are one site. */
function hostKey(url: URL): string {
  return `${url.hostname.replace(/\.$/, '').replace(/^www\./, '')}:${url.port}`;
}
