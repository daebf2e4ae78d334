import { identityOf } from './page-url.ts';

/** Networks that serve one page under the sub-domain of each language. */
const networks = /(?:^|\.)(?:facebook|linkedin|pinterest|instagram|tiktok|youtube)\.com$/;

/**
 * What makes two addresses lead to one place, for a person who follows them: as `identityOf`, and neither the fragment,
 * an escape that was not needed, the mobile host nor the language of a social network counts.
 */
export function sameTarget(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.hash = '';
  url.hostname = url.hostname.replace(/^(?:www\.)?m\.(?=[^.]+\.)/, '');
  if (networks.test(url.hostname)) url.hostname = url.hostname.replace(/^[a-z]{2}(?:-[a-z]{2})?\./, '');
  url.pathname = url.pathname.replaceAll(/%(?:2[1479a-c]|28|3[abd]|40)/gi, decodeURIComponent);
  return identityOf(url.href);
}
