import type { VisitedPage } from '#contract/report.ts';

const longest = 70;
const separators = /\s[-–—|·]\s/;

/**
 * The pages of a report by a short name: their title without what it shares with others (« – Mairie de Valmont »), their
 * path where they have none, and both where two pages have the same; the home page is « Accueil ». The names come from the audited site.
 */
export function pageNames(pages: readonly Pick<VisitedPage, 'url' | 'title'>[]): ReadonlyMap<string, string> {
  const titles = pages.map(({ title }) => title.replaceAll(/\s+/g, ' ').trim());
  const endings = countEach(titles.map(endingOf));
  const short = titles.map((title) => {
    const ending = endingOf(title);
    return ending !== '' && (endings.get(ending) ?? 0) > 1 ? title.slice(0, -ending.length).trim() : title;
  });
  const taken = countEach(short);
  return new Map(
    pages.map(({ url }, index) => {
      if (pathOf(url) === '/') return [url, 'Accueil'];
      const name = clip(short[index] ?? '');
      if (name === '') return [url, clip(pathOf(url))];
      return [url, (taken.get(short[index] ?? '') ?? 0) > 1 ? `${name} (${clip(pathOf(url))})` : name];
    }),
  );
}

/** « – Mairie de Valmont »: the last part of a title with the sign before it; empty where it has one part. */
function endingOf(title: string): string {
  const last = title.split(separators).at(-1) ?? '';
  return last.length === title.length ? '' : title.slice(title.length - last.length - 3);
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const clip = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
