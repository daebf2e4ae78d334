import type { PageFacts, PageLink } from '../../artifacts.ts';
import { bare, comparablePages } from './site-aids.ts';

/** Below it, what most pages do is no habit. */
const fewestPages = 10;
/** Share of the pages that makes a habit. */
const clear = 0.9;
const fewestLinks = 3;

/** A page that does not do what nearly all the others of its site do. */
interface OddPage {
  readonly url: string;
  /** What it lacks, in French, after « sans ». */
  readonly lacks: readonly string[];
}

interface Habit {
  readonly what: string;
  readonly follows: (page: PageFacts) => boolean;
}

/** Pages that break the habits of their site; null: too few pages to speak of habits. */
export function oddPages(pages: readonly PageFacts[]): readonly OddPage[] | null {
  const ordinary = comparablePages(pages).filter((page) => !page.isHome && page.kind !== 'login');
  if (ordinary.length < fewestPages) return null;
  const habits = [
    ...linkHabit('le menu commun', ordinary, 'nav'),
    ...linkHabit('l’en-tête commun', ordinary, 'header'),
    ...linkHabit('le pied de page commun', ordinary, 'footer'),
    ...titleHabit(ordinary),
    ...headerHabits(ordinary),
  ];
  return ordinary.flatMap((page) => {
    const lacks = habits.filter(({ follows }) => !follows(page)).map(({ what }) => what);
    return lacks.length > 0 ? [{ url: page.url, lacks }] : [];
  });
}

const isHabit = (among: readonly PageFacts[], follows: Habit['follows']): boolean =>
  among.filter(follows).length >= clear * among.length;

const linksOf = (page: PageFacts, region: PageLink['region']): Set<string> =>
  new Set(page.links.filter((link) => link.region === region).map(({ url }) => bare(url)));

/** The habit: at least three links that nearly all pages have in this region. A page with none of them lacks it. */
function linkHabit(what: string, pages: readonly PageFacts[], region: PageLink['region']): Habit[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const url of linksOf(page, region)) counts.set(url, (counts.get(url) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= clear * pages.length).map(([url]) => url);
  if (common.length < fewestLinks) return [];
  const places = new Map(pages.map((page) => [page, linksOf(page, region)]));
  // Read elsewhere on the page, they are there all the same.
  const everywhere = (page: PageFacts) => new Set(page.links.map(({ url }) => bare(url)));
  const follows = (page: PageFacts) => {
    const own = places.get(page) ?? new Set();
    return common.some((url) => own.has(url)) || common.every((url) => everywhere(page).has(url));
  };
  return isHabit(pages, follows) ? [{ what, follows }] : [];
}

/** « Horaires – Ville d’Exemple »: the same name of the site at the end, or at the beginning. */
function titleHabit(pages: readonly PageFacts[]): Habit[] {
  const separators = /(?<!\s)\s+[–—|·:»•-]\s+/;
  const parts = (page: PageFacts) => page.title.trim().split(separators);
  for (const end of [
    (page: PageFacts) => parts(page).at(-1) ?? '',
    (page: PageFacts) => parts(page)[0] ?? '',
  ]) {
    const counts = new Map<string, number>();
    for (const page of pages)
      if (parts(page).length > 1) counts.set(end(page), (counts.get(end(page)) ?? 0) + 1);
    const [name] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (!name) continue;
    const follows = (page: PageFacts) => page.title.includes(name);
    if (isHabit(pages, follows)) return [{ what: `« ${name} » dans le titre`, follows }];
  }
  return [];
}

const protections = ['content-security-policy', 'strict-transport-security', 'x-content-type-options'];

/** Protections that nearly all answers carry: another server or another program answers for the others. */
function headerHabits(pages: readonly PageFacts[]): Habit[] {
  return protections.flatMap((name): Habit[] => {
    const follows = (page: PageFacts) => page.headers.some((header) => header.name.toLowerCase() === name);
    return isHabit(pages, follows) ? [{ what: `l’en-tête HTTP ${name}`, follows }] : [];
  });
}
