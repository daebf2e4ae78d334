/** Parameters that say where a visitor came from or who he is, never which page is shown. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|wbraid|gbraid|msclkid|yclid|igshid|twclid|ttclid|li_fat_id|mc_[ce]id|mkt_tok|_ga|_gl|_hs\w+|xtor|xtref|at_\w+|pk_\w+|mtm_\w+|matomo_\w+|piwik_\w+|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sessid|sid|cfid|cftoken)$/i;
const pathSession = /;(?:jsessionid|phpsessid|sid)=[^/?#;]*/gi;

/**
 * The address of a page as the crawl asks for it: absolute, http(s), without fragment (hash routes kept),
 * tracking and session parameters, default port. The trailing slash stays as written.
 * @returns null for anything that is no web address.
 */
export function normalisePageUrl(text: string, base?: string): URL | null {
  const url = URL.parse(text.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > 2000) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (!/^#[!/]./.test(url.hash)) url.hash = '';
  url.pathname = url.pathname.replaceAll(pathSession, '');
  if (url.search !== '') {
    const kept = url.search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !trackingParameter.test(pair.split('=')[0] ?? ''));
    url.search = kept.join('&');
  }
  return url;
}

/**
 * What makes two addresses the same page: scheme, `www.`, final slash, `index.html`, order of parameters
 * and spelling of escapes do not count.
 */
export function pageIdentity(url: URL): string {
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '');
  const path = canonicalEscapes(url.pathname)
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  const query = canonicalEscapes(url.search.slice(1)).split('&').sort().join('&');
  return `${host}${url.port === '' ? '' : `:${url.port}`}${path}${query === '' ? '' : `?${query}`}${url.hash}`;
}

/** The same of an address as text; one that is no page stands for itself. */
export function identityOf(text: string): string {
  const url = normalisePageUrl(text);
  return url ? pageIdentity(url) : text;
}

function canonicalEscapes(text: string): string {
  return text.replaceAll(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}
