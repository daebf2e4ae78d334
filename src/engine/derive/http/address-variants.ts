import type { Evidence } from '#contract/report.ts';
import type { AddressVariant, SiteShapes } from '../../artifacts.ts';

type Kind = AddressVariant['kind'];

/** Other ways to write the address of a page that a server may or may not take for the same. */
export function variantsOf(page: URL): { readonly kind: Kind; readonly url: URL }[] {
  if (page.search !== '') return [];
  if (page.pathname === '/')
    return ['/index.html', '/index.php'].map((path) => ({ kind: 'index-file', url: at(page, path) }));
  const [, folder = '/', last = '', slash = ''] = /^(.*\/)([^/]+)(\/?)$/.exec(page.pathname) ?? [];
  const found: { kind: Kind; url: URL }[] = [];
  // A file has no final slash.
  if (!last.includes('.')) {
    const other = slash === '' ? `${page.pathname}/` : page.pathname.slice(0, -1);
    found.push({ kind: 'trailing-slash', url: at(page, other) });
  }
  const recased = otherCase(last);
  if (recased !== last) found.push({ kind: 'letter-case', url: at(page, `${folder}${recased}${slash}`) });
  return found;
}

/** Upper case, or lower case when it was upper already; escapes and the extension stay. */
function otherCase(segment: string): string {
  const [, name = '', extension = ''] = /^(.*?)((?:\.[a-z0-9]+)?)$/i.exec(segment) ?? [];
  const swap = (to: (text: string) => string) =>
    name.replaceAll(/%[0-9a-f]{2}|[a-z]/gi, (piece) => (piece.startsWith('%') ? piece : to(piece)));
  const upper = swap((text) => text.toUpperCase());
  return `${upper === name ? swap((text) => text.toLowerCase()) : upper}${extension}`;
}

function at(page: URL, path: string): URL {
  const url = new URL(page.origin);
  url.pathname = path;
  return url;
}

/** The verdict of the rules on several addresses for one page. */
export function judgeVariants(
  { addressVariants }: Pick<SiteShapes, 'addressVariants'>,
  kind: Kind,
):
  | { status: 'pass' }
  | { status: 'inapplicable' | 'untested'; reason: string }
  | { status: 'fail'; evidence: Evidence[]; pages: string[] } {
  const asked = addressVariants.filter((variant) => variant.kind === kind);
  if (asked.length === 0)
    return { status: 'inapplicable', reason: 'aucune page analysée ne se prête à cet essai' };
  const answered = asked.filter(({ status }) => status > 0);
  if (answered.length === 0) return { status: 'untested', reason: 'le site n’a pas répondu aux variantes' };
  const twins = answered.filter(isTwin);
  if (twins.length === 0) {
    const unclear = answered.every((variant) => isAnsweredInPlace(variant) && variant.sameContent === null);
    if (!unclear) return { status: 'pass' };
    return { status: 'inapplicable', reason: 'le HTML reçu ne distingue pas une page d’une autre' };
  }
  return {
    status: 'fail',
    evidence: twins.map(({ url, status, pageUrl }) => ({
      type: 'request',
      url,
      status,
      note: `même contenu que ${pageUrl}`,
    })),
    pages: [...new Set(twins.map(({ pageUrl }) => pageUrl))],
  };
}

/** Answers without redirection. */
function isAnsweredInPlace({ status, url, reachedUrl }: AddressVariant): boolean {
  return status >= 200 && status < 300 && url === reachedUrl;
}

/** A second address of the page, that no canonical address folds into the first. */
function isTwin(variant: AddressVariant): boolean {
  const folded = variant.canonical !== '' && variant.canonical !== variant.url;
  return isAnsweredInPlace(variant) && variant.sameContent === true && !folded;
}
