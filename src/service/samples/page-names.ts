import { nameOfAddress, pageNameLength } from '#contract/sample.ts';
import { decoded } from '#engine/address/decoded.ts';

interface Titled {
  readonly url: string;
  /** Of the site: never trusted. Empty where the page has none, or was not read. */
  readonly title: string;
}

const separators = /\s[|–—·•:»-]\s/;

/**
 * A short name for each page, no two alike: its title without the name of the site that most titles repeat, else the last
 * part of its address.
 */
export function namesOfPages(pages: readonly Titled[], allTitles: readonly string[]): string[] {
  const repeated = repeatedParts(allTitles);
  const used = new Set<string>();
  return pages.map(({ url, title }) => {
    const parts = title.split(separators).map((part) => part.trim());
    const own = parts.filter((part) => part !== '' && !repeated.has(part)).join(' – ');
    const name = (own === '' ? nameOfAddress(url) : own).slice(0, pageNameLength - 40);
    const told = used.has(name.toLowerCase()) ? `${name} (${pathOf(url).slice(0, 35)})` : name;
    used.add(told.toLowerCase());
    return told;
  });
}

/** Parts that a quarter of the titles have at least, and three of them. */
function repeatedParts(titles: readonly string[]): ReadonlySet<string> {
  const told = titles.filter((title) => title !== '');
  const counts = new Map<string, number>();
  for (const title of told)
    for (const part of new Set(title.split(separators).map((one) => one.trim())))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([part, count]) => (count >= 3 && count * 4 >= told.length ? [part] : [])),
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decoded(`${pathname}${search}`);
}
