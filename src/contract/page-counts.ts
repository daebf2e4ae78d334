import { countOf, formatNumber, listOf, typeset } from './french.ts';
import { fateOf, type NotAnalysedReason } from './not-analysed.ts';

/** Addresses of the site by what became of them; `found` is the sum of the others. */
export interface PageCounts {
  readonly found: number;
  readonly read: number;
  /** Could not be read: scores count them at their worst. */
  readonly unread: number;
  /** Left out as asked: limit, exclusions, robots.txt, login. */
  readonly beyond: number;
  /** Errors, redirects, files, doubles: nothing of their own to read. */
  readonly noPage: number;
  /** Of which nothing more is known: only in reports made before counts were kept. */
  readonly unsorted: number;
}

interface Counted {
  readonly pages: readonly unknown[];
  readonly notAnalysed: readonly { readonly reason: NotAnalysedReason }[];
  readonly notAnalysedMore: number;
  readonly pageCounts?: Omit<PageCounts, 'unsorted'> | undefined;
}

/** Counts over complete lists. */
export function countPages(
  read: number,
  notAnalysed: readonly { readonly reason: NotAnalysedReason }[],
): Omit<PageCounts, 'unsorted'> {
  const of = (fate: ReturnType<typeof fateOf>) =>
    notAnalysed.filter(({ reason }) => fateOf(reason) === fate).length;
  return {
    found: read + notAnalysed.length,
    read,
    unread: of('unread'),
    beyond: of('beyond'),
    noPage: of('no-page'),
  };
}

/** The counts of a report: those it keeps, else those of its lists, which older reports cut. */
export function pageCountsOf(report: Counted): PageCounts {
  if (report.pageCounts) return { ...report.pageCounts, unsorted: 0 };
  const listed = countPages(report.pages.length, report.notAnalysed);
  return { ...listed, found: listed.found + report.notAnalysedMore, unsorted: report.notAnalysedMore };
}

/** « 12 pages analysées sur 529 adresses trouvées : 1 n’a pas pu être lue, … ». Its numbers add up. */
export function pageCountsInWords(counts: PageCounts): string {
  const read = countOf(counts.read, 'page analysée', 'pages analysées');
  const others = [
    counts.unread > 0 && countOf(counts.unread, 'n’a pas pu être lue', 'n’ont pas pu être lues'),
    counts.beyond > 0 &&
      `${countOf(counts.beyond, 'laissée de côté', 'laissées de côté')} (limite de pages, exclusions, robots.txt ou connexion)`,
    counts.noPage > 0 &&
      countOf(
        counts.noPage,
        'sans contenu propre (erreur, redirection, double)',
        'sans contenu propre (erreurs, redirections, doubles)',
      ),
    counts.unsorted > 0 && countOf(counts.unsorted, 'autre non analysée', 'autres non analysées'),
  ].filter((part) => part !== false);
  if (others.length === 0) return `${read}.`;
  return typeset(`${read} sur ${formatNumber(counts.found)} adresses trouvées : ${listOf(others)}.`);
}
