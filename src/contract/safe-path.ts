/** Any origin does: only used to see whether a browser would leave ours. */
const here = 'https://constat.invalid';

/**
 * The value when it is a path of this site, else null. Browsers read `\` as `/`, drop tabs and
 * line breaks, and treat `//host` as another site: the WHATWG parser decides, as they do.
 */
export function safePath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > 2000) return null;
  if (!URL.canParse(value, here)) return null;
  const target = new URL(value, here);
  if (target.origin !== here) return null;
  const path = target.pathname + target.search + target.hash;
  // `/.//evil` and `/%2e//evil` normalise to a path that itself would leave the site.
  return path.startsWith('//') ? null : path;
}
