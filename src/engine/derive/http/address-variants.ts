import type { AddressVariant } from '../../artifacts.ts';

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
