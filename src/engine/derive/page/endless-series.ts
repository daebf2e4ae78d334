import { fateOf } from '#contract/not-analysed.ts';
import type { NotAnalysedPage } from '#contract/report.ts';
import type { PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

/** Words by which the crawl leaves out what has no end (`crawl/traps.ts`), of the kinds that hide no page of its own. */
const endless: ReadonlySet<string> = new Set([
  'calendrier sans fin',
  'dossiers répétés',
  'chemin trop profond',
]);

/** Addresses that a program makes without end below one folder. */
export interface EndlessSeries {
  /** Folder that holds them, `https://www.exemple.fr/agenda/`. */
  readonly root: string;
  /** Why the crawl went no further, in French. */
  readonly reason: string;
  /** Addresses that were left out for it. */
  readonly left: readonly string[];
}

const withSlash = ({ origin, pathname }: URL): string => `${origin}${pathname.replace(/\/?$/, '/')}`;
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
/** Numbers are what a series changes. */
const shapeOf = (segment: string): string => (/^[\d-]+$/.test(segment) ? ':n' : segment);

/** Addresses that the home page leads to, and its own, as folders. */
const nearHome = memoise(
  (pages: readonly PageFacts[]): ReadonlySet<string> =>
    new Set(
      pages
        .filter(({ isHome }) => isHome)
        .flatMap(({ url, links }) => [url, ...links.map((link) => link.url)])
        .flatMap((url) => {
          const parsed = URL.parse(url);
          return parsed ? [withSlash(parsed) + parsed.search] : [];
        }),
    ),
);

/** Series that the crawl left out, one a folder, those of which most was left out first. */
export function endlessSeriesOf(
  pages: readonly PageFacts[],
  notAnalysed: readonly NotAnalysedPage[],
): readonly EndlessSeries[] {
  const found = new Map<string, { root: string; reason: string; left: string[] }>();
  for (const { url, detail = '' } of notAnalysed) {
    const root = endless.has(detail) ? rootOf(url, detail, nearHome(pages)) : null;
    if (root === null) continue;
    const series = found.get(root) ?? { root, reason: detail, left: [] };
    found.set(root, series);
    series.left.push(url);
  }
  return [...found.values()].sort((a, b) => b.left.length - a.left.length);
}

/** The last folder before the series that the home page leads to, else what stands before it; null where that is the whole site. */
function rootOf(address: string, detail: string, near: ReadonlySet<string>): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const segments = segmentsOf(url.pathname);
  const folders = segments.slice(0, beginOf(segments, detail));
  const folderAt = (count: number) => `${url.origin}/${folders.slice(0, count).join('/')}/`;
  for (let count = folders.length; count > 0; count -= 1)
    if (near.has(folderAt(count))) return folderAt(count);
  return folders.length === 0 ? null : folderAt(folders.length);
}

/** How many folders stand before the series. */
function beginOf(segments: readonly string[], detail: string): number {
  if (detail === 'dossiers répétés') return firstRepeat(segments);
  if (detail === 'chemin trop profond') return 1;
  const date = segments.findIndex((segment) => /^(?:19|20)\d\d(?:-|$)/.test(segment));
  return date < 0 ? segments.length : date;
}

/** Where a part of one to three folders begins that stands three times in a row. */
function firstRepeat(segments: readonly string[]): number {
  for (let at = 0; at < segments.length; at += 1)
    for (const length of [1, 2, 3]) {
      const part = (turn: number) => segments.slice(at + turn * length, at + (turn + 1) * length).join('/');
      if (at + 3 * length <= segments.length && part(0) === part(1) && part(0) === part(2)) return at;
    }
  return 0;
}

/** Folders and numbers that stand at several depths below that folder: a series adds them again. */
function atSeveralDepths(root: string, known: readonly { readonly url: string }[]): string[] {
  const depths = new Map<string, Set<number>>();
  for (const { url } of known) {
    if (!url.startsWith(root)) continue;
    const path = url.slice(root.length).replace(/[?#].*/s, '');
    for (const [depth, segment] of segmentsOf(path).entries()) {
      const seen = depths.get(shapeOf(segment)) ?? new Set();
      depths.set(shapeOf(segment), seen.add(depth));
    }
  }
  return [...depths].flatMap(([segment, seen]) => (seen.size > 1 ? [segment] : []));
}

/** What the site is without its series. */
export interface WithoutSeries {
  readonly pages: readonly PageFacts[];
  /** Every known page that is in no series was analysed. */
  readonly complete: boolean;
  /** The address is made by one of the series. */
  isMade(url: string): boolean;
}

/**
 * The site without what its endless series make: below their folder, addresses of nothing but the folders and numbers of those
 * that were left out, or that stand there at several depths. What the home page leads to stays.
 */
export function withoutSeries(
  pages: readonly PageFacts[],
  notAnalysed: readonly NotAnalysedPage[],
): WithoutSeries {
  const series = endlessSeriesOf(pages, notAnalysed).map(({ root, left }) => ({
    root,
    shapes: new Set([
      ...left.flatMap((url) => segmentsOf(new URL(url).pathname).map(shapeOf)),
      ...atSeveralDepths(root, [...pages, ...notAnalysed]),
    ]),
  }));
  const isMade = (address: string): boolean => {
    const url = URL.parse(address);
    if (!url || nearHome(pages).has(withSlash(url) + url.search)) return false;
    const path = withSlash(url);
    return series.some(
      ({ root, shapes }) =>
        path.startsWith(root) &&
        (path !== root || url.search !== '') &&
        segmentsOf(path.slice(root.length)).every((segment) => shapes.has(shapeOf(segment))),
    );
  };
  return {
    pages: pages.filter(({ url, requestedUrl }) => !isMade(url) && !isMade(requestedUrl)),
    complete: notAnalysed.every(({ url, reason }) => fateOf(reason) === 'no-page' || isMade(url)),
    isMade,
  };
}
