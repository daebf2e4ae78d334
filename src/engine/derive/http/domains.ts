/** Host of an address, or an empty string when it is not one. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** The address belongs to the site: same registrable domain, subdomains included. */
export function isOwnUrl(url: string, siteDomain: string): boolean {
  const host = hostOf(url);
  return host === siteDomain || host.endsWith(`.${siteDomain}`);
}

/** Loopback addresses are « potentially trustworthy » for browsers: no mixed content there. */
export function isLoopback(url: string): boolean {
  const host = hostOf(url);
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

export function isPlainHttp(url: string): boolean {
  return /^http:\/\//i.test(url);
}

export function isHttps(url: string): boolean {
  return /^https:\/\//i.test(url);
}

/** The address without its fragment. */
export function withoutHash(url: string): string {
  return url.split('#')[0] ?? url;
}

/** The address of what it shows: without its fragment, unless that names another page of the same document (`#/contact`). */
export function shownAddress(url: string): string {
  return /#[!/]./.test(url) ? url : withoutHash(url);
}

/** Another path or host. A page that adds parameters to its own address was not redirected. */
export function isElsewhere(asked: string, reached: string): boolean {
  const [from, to] = [URL.parse(asked), URL.parse(reached)];
  return from !== null && to !== null && from.origin + from.pathname !== to.origin + to.pathname;
}
