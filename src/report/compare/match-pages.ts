import type { VisitedPage } from '#contract/report.ts';
import { stateKey } from '#contract/sample-rows.ts';

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

type Page = Pick<VisitedPage, 'url' | 'title' | 'asked' | 'state'>;

/** Several states of a journey may stand at one address, that of a page too: their names tell them apart, or the fragment of ours. */
const keyOf = ({ url, state }: Page): string => {
  if (state) return stateKey(state);
  return isOfState(url) ? url : pageKey(url);
};
const isOfState = (url: string): boolean => url.includes('#parcours=');

/**
 * Gives each page of the later audit the name it had in the earlier one: the same address, or the same that a list asked
 * for, or, among those left over, the same title where only one page on each side bears it (its address changed). A state
 * of a journey is known by its names alone.
 * @returns addresses of the later audit → addresses of the earlier one; a new page is absent
 */
export function matchPages(before: readonly Page[], after: readonly Page[]): ReadonlyMap<string, string> {
  const known = new Map(before.map((page) => [keyOf(page), page.url]));
  const matched = new Map<string, string>();
  for (const page of after) {
    const earlier = known.get(keyOf(page)) ?? known.get(page.url);
    if (earlier !== undefined) matched.set(page.url, earlier);
  }
  const taken = new Set(matched.values());
  const asked = new Map(
    before.flatMap((page): [string, string][] =>
      isOfState(page.url) ? [] : [[pageKey(page.asked ?? page.url), page.url]],
    ),
  );
  for (const { url, asked: name } of after) {
    const earlier = isOfState(url) || matched.has(url) ? undefined : asked.get(pageKey(name ?? url));
    if (earlier === undefined || taken.has(earlier)) continue;
    matched.set(url, earlier);
    taken.add(earlier);
  }
  const left = before.filter(({ url }) => !isOfState(url) && !taken.has(url));
  const fresh = after.filter(({ url }) => !isOfState(url) && !matched.has(url));
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
