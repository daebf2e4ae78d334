import type { VisitedPage } from '#contract/report.ts';

/** What both audits may call one page differently: scheme, `www.`, a trailing slash, an index file. */
function pageKey(address: string): string {
  try {
    const { host, pathname, search } = new URL(address);
    const path = pathname.replace(/\/(?:index\.\w+)?$/, '') || '/';
    return `${host.replace(/^www\./, '')}${path}${search}`;
  } catch {
    return address;
  }
}

type Page = Pick<VisitedPage, 'url' | 'title' | 'asked'>;

/**
 * Gives each page of the later audit the name it had in the earlier one: the same address, or the same that a list asked
 * for, or, among those left over, the same title where only one page on each side bears it (its address changed).
 * @returns addresses of the later audit → addresses of the earlier one; a new page is absent
 */
export function matchPages(before: readonly Page[], after: readonly Page[]): ReadonlyMap<string, string> {
  const known = new Map(before.map(({ url }) => [pageKey(url), url]));
  const matched = new Map<string, string>();
  for (const { url } of after) {
    const earlier = known.get(pageKey(url));
    if (earlier !== undefined) matched.set(url, earlier);
  }
  const taken = new Set(matched.values());
  const asked = new Map(before.map((page) => [pageKey(page.asked ?? page.url), page.url]));
  for (const { url, asked: name } of after) {
    const earlier = matched.has(url) ? undefined : asked.get(pageKey(name ?? url));
    if (earlier === undefined || taken.has(earlier)) continue;
    matched.set(url, earlier);
    taken.add(earlier);
  }
  const left = before.filter(({ url }) => !taken.has(url));
  const fresh = after.filter(({ url }) => !matched.has(url));
  const only = (pages: readonly Page[], title: string) => {
    const bearing = pages.filter((page) => page.title.trim() === title);
    return bearing.length === 1 ? bearing[0] : undefined;
  };
  for (const { url, title } of fresh) {
    const name = title.trim();
    const earlier = name === '' ? undefined : only(left, name);
    if (earlier && only(fresh, name)) matched.set(url, earlier.url);
  }
  return matched;
}
