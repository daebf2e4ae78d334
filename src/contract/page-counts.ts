import { type AuditScope, isChosen } from './audit-words.ts';
import { countOf, formatNumber, listOf, typeset } from './french.ts';
import { fateOf, type NotAnalysedReason } from './not-analysed.ts';

/** Addresses of the site by what became of them; `found` is the sum of the others. */
export interface PageCounts {
  readonly found: number;
  readonly read: number;
  /** Could not be read: scores count them at their worst. */
  readonly unread: number;
  /** Left out as asked (limit, exclusions, robots.txt, login), and states that a journey did not reach. */
  readonly beyond: number;
  /** Errors, redirects, files, doubles: nothing of their own to read. */
  readonly noPage: number;
  /** Of which nothing more is known: only in reports made before counts were kept. */
  readonly unsorted: number;
  /** Why some were left out; every possible reason where the list was cut. */
  readonly whyBeyond: readonly string[];
}

/** What a report keeps of them. */
type SortedCounts = Omit<PageCounts, 'unsorted' | 'whyBeyond'>;

const whyBeyond = {
  limit: 'limite de pages',
  excluded: 'exclusions',
  robots: 'robots.txt',
  login: 'connexion',
  journey: 'parcours interrompus',
} as const satisfies Partial<Record<NotAnalysedReason, string>>;

interface Counted {
  readonly pages: readonly unknown[];
  readonly notAnalysed: readonly { readonly reason: NotAnalysedReason }[];
  readonly notAnalysedMore: number;
  readonly pageCounts?: SortedCounts | undefined;
}

/** « 12 pages analysées d’une liste de 14 »: how many, and of what, where somebody chose the pages. */
export function pagesReadInWords(counts: Pick<PageCounts, 'read' | 'found'>, scope: AuditScope): string {
  const read = countOf(counts.read, 'page analysée', 'pages analysées');
  if (!isChosen(scope)) return read;
  return `${read} d’${scope === 'sample' ? 'un échantillon' : 'une liste'} de ${formatNumber(counts.found)}`;
}

/** Counts over complete lists. */
export function countPages(
  read: number,
  notAnalysed: readonly { readonly reason: NotAnalysedReason }[],
): SortedCounts {
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
  const more = report.notAnalysedMore;
  const told = new Set<string>(report.notAnalysed.map(({ reason }) => reason));
  const why = Object.entries(whyBeyond).flatMap(([reason, words]) =>
    more > 0 || told.has(reason) ? words : [],
  );
  if (report.pageCounts) return { ...report.pageCounts, unsorted: 0, whyBeyond: why };
  const listed = countPages(report.pages.length, report.notAnalysed);
  return { ...listed, found: listed.found + more, unsorted: more, whyBeyond: why };
}

/** « 12 pages analysées sur 529 adresses trouvées : 1 n’a pas pu être lue, … ». Its numbers add up. */
export function pageCountsInWords(counts: PageCounts, scope: AuditScope = 'site'): string {
  const read = countOf(counts.read, 'page analysée', 'pages analysées');
  const others = [
    counts.unread > 0 && countOf(counts.unread, 'n’a pas pu être lue', 'n’ont pas pu être lues'),
    counts.beyond > 0 &&
      `${countOf(counts.beyond, 'laissée de côté', 'laissées de côté')}${counts.whyBeyond.length > 0 ? ` (${listOf(counts.whyBeyond, 'ou')})` : ''}`,
    counts.noPage > 0 &&
      countOf(
        counts.noPage,
        'sans contenu propre (erreur, redirection, double)',
        'sans contenu propre (erreurs, redirections, doubles)',
      ),
    counts.unsorted > 0 && countOf(counts.unsorted, 'autre non analysée', 'autres non analysées'),
  ].filter((part) => part !== false);
  if (others.length === 0) return `${read}.`;
  const of = { list: 'adresses de la liste', sample: 'adresses de l’échantillon' } as const;
  const among = scope === 'list' || scope === 'sample' ? of[scope] : 'adresses trouvées';
  return typeset(`${read} sur ${formatNumber(counts.found)} ${among} : ${listOf(others)}.`);
}
