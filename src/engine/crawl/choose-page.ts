import type { PageKind } from '../artifacts.ts';

/** A page that may be visited. */
export interface KnownPage {
  readonly url: string;
  readonly identity: string;
  /** Template it probably belongs to. */
  readonly shape: string;
  /** Seeded: settles ties the same way each time. */
  readonly order: number;
  kind: PageKind | null;
  /** Clicks from the start page. */
  depth: number;
  /** In another language than the site: seen only once its own pages are. */
  foreign: boolean;
  /** Linked from the header or a menu: a first-level section. */
  prominent: boolean;
}

/** Pages of one shape not yet taken, and how many were. */
export interface Cluster {
  readonly members: Set<KnownPage>;
  /** First folder of their addresses, shared with other clusters; of a page without one, its shape. */
  readonly folder: string;
  picks: number;
  /** Its most telling member; `undefined` since one came, left or changed. */
  head: KnownPage | null | undefined;
}

/** Pages an RGAA sample must hold when they exist (method, step « échantillon »), then those legal rules read. */
const wantedKinds: readonly PageKind[] = [
  'legal-notice',
  'contact',
  'accessibility',
  'privacy',
  'site-map',
  'login',
  'sales-terms',
  'help',
  'terms',
  'search',
];
/** Share of the pages that wanted kinds may take, so that other templates are seen too. */
const wantedShare = 0.6;

/** The most wanted kind of page that none was taken of, while wanted kinds keep within their share. */
export function chooseWanted(
  open: Iterable<KnownPage>,
  kindsTaken: ReadonlySet<PageKind>,
  maxPages: number,
): KnownPage | null {
  if (kindsTaken.size >= Math.floor(maxPages * wantedShare)) return null;
  const rank = (page: KnownPage) => (page.kind ? wantedKinds.indexOf(page.kind) : -1);
  // A page on cookies alone says little of what is done with data.
  const onCookies = ({ url }: KnownPage) => Number(/cookies?|traceurs/i.test(url));
  const wanted = [...open].filter(
    (page) => page.kind && !page.foreign && !kindsTaken.has(page.kind) && rank(page) >= 0,
  );
  return best(wanted, (a, b) => rank(a) - rank(b) || onCookies(a) - onCookies(b) || comparePages(a, b));
}

/**
 * One page of the least seen template, in the site’s language first; then first-level sections, shallow pages, folders
 * of which less was seen, and large clusters first.
 */
export function chooseOfClusters(clusters: Iterable<Cluster>): KnownPage | null {
  const all = [...clusters];
  const seen = new Map<string, number>();
  for (const { folder, picks } of all) seen.set(folder, (seen.get(folder) ?? 0) + picks);
  const seenOf = ({ folder }: Cluster) => seen.get(folder) ?? 0;
  const heads = all.flatMap((cluster) => {
    if (cluster.head === undefined) cluster.head = best([...cluster.members], comparePages);
    return cluster.head ? [{ head: cluster.head, cluster }] : [];
  });
  const chosen = best(
    heads,
    (a, b) =>
      Number(a.head.foreign) - Number(b.head.foreign) ||
      a.cluster.picks - b.cluster.picks ||
      Number(b.head.prominent) - Number(a.head.prominent) ||
      a.head.depth - b.head.depth ||
      seenOf(a.cluster) - seenOf(b.cluster) ||
      b.cluster.members.size - a.cluster.members.size ||
      a.head.order - b.head.order,
  );
  return chosen?.head ?? null;
}

/** The site’s language, then sections of the menu, then fewer clicks, then the seeded order. */
export function comparePages(a: KnownPage, b: KnownPage): number {
  return (
    Number(a.foreign) - Number(b.foreign) ||
    Number(b.prominent) - Number(a.prominent) ||
    a.depth - b.depth ||
    a.order - b.order
  );
}

function best<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (found, item) => (found === null || order(item, found) < 0 ? item : found),
    null,
  );
}
