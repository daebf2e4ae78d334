import { createHash } from 'node:crypto';
import { fateOf } from '#contract/not-analysed.ts';
import type { Report } from '#contract/report.ts';
import {
  randomsFor,
  requiredKinds,
  type SampleKind,
  type SamplePage,
  sampleKindLabels,
} from '#contract/sample.ts';
import { pathShape } from '#engine/crawl/path-shape.ts';
import { kindOfName, kindOfPath } from '#engine/derive/page/page-kind.ts';
import { keepPages } from '../page-lists/read-page-list.ts';
import { namesOfPages } from './page-names.ts';

/** What an audit knows of a site, as far as a sample is made of it. */
export interface SeenSite {
  /** Every page must be on its host. */
  readonly site: URL;
  readonly report: Pick<Report, 'pages' | 'notAnalysed' | 'rgaa'>;
  /** Pages that the plan lets an audit have. */
  readonly limit: number;
  /** Which of the draws of chance. */
  readonly draw: number;
}

export interface ProposedPages {
  readonly pages: SamplePage[];
  /** Pages that those at random were drawn from. */
  readonly drawnFrom: number;
}

/** Pages beyond which a proposal names no more templates: a person who wants more adds them. */
const enough = 30;

interface Known {
  readonly url: string;
  readonly title: string;
  readonly isRead: boolean;
}

/**
 * The sample that the method asks for, from what an audit saw: the pages it names, one page of each template (told by the
 * shape of addresses), the steps of processes, then a draw among the rest, one for ten others. Pure: the same audit and
 * the same draw give the same pages.
 */
export function proposePages({ site, report, limit, draw }: SeenSite): ProposedPages {
  const known = knownPages(site, report);
  const taken = new Map<string, SampleKind>();
  const named = namedPages(site, report, known);
  const room = roomFor(Math.min(limit, known.length), limit);
  for (const [kind, url] of named) if (taken.size < room && !taken.has(url)) taken.set(url, kind);
  const left = () => known.filter(({ url }) => !taken.has(url));
  for (const { url } of left().filter(isStep).slice(0, mostSteps))
    if (taken.size < room) taken.set(url, 'step');
  for (const { url } of templatesOf(left(), new Set(taken.keys()), Math.min(room, enough) - taken.size))
    taken.set(url, 'template');
  const pool = left();
  const drawn = drawPages(pool, Math.min(randomsFor(taken.size), limit - taken.size), draw);
  for (const { url } of drawn) taken.set(url, 'random');
  const titles = new Map(known.map(({ url, title }) => [url, title]));
  const chosen = order.flatMap((kind) =>
    [...taken].flatMap(([url, of]) => (of === kind ? [{ url, kind, title: titles.get(url) ?? '' }] : [])),
  );
  const names = namesOfPages(
    chosen,
    known.map(({ title }) => title),
  );
  const pages = chosen.map(({ url, kind }, index) => {
    const isFixed = kind !== 'template' && kind !== 'step' && kind !== 'random';
    return { url, kind, name: isFixed ? sampleKindLabels[kind] : (names[index] ?? url) };
  });
  return { pages, drawnFrom: pool.length };
}

const order: readonly SampleKind[] = [...requiredKinds, 'step', 'template', 'random'];
const mostSteps = 10;

/** The most pages, but for those at random, that leave room for one at random for ten of them. */
function roomFor(pages: number, limit: number): number {
  const most = Math.min(pages, limit);
  let room = most;
  while (room > 1 && room + randomsFor(room) > most) room -= 1;
  return room;
}

/** Why a page that was not read may still be one of the sample. */
const mayBeRead = (reason: Report['notAnalysed'][number]['reason']): boolean =>
  reason !== 'robots' && reason !== 'excluded' && reason !== 'private' && fateOf(reason) !== 'no-page';

/** Pages that were read, then those that were only found, each once and on the site. */
function knownPages(site: URL, { pages, notAnalysed }: SeenSite['report']): Known[] {
  const all: Known[] = [
    ...pages.map(({ url, title }) => ({ url, title: title.trim(), isRead: true })),
    ...notAnalysed.flatMap(({ url, reason }) =>
      mayBeRead(reason) ? [{ url, title: '', isRead: false }] : [],
    ),
  ];
  const byUrl = new Map(all.map((page) => [URL.parse(page.url)?.href ?? page.url, page]));
  const lines = all.map(({ url }, index) => ({ line: index + 1, cells: [url] }));
  const kept = keepPages(lines, { site, limit: Number.POSITIVE_INFINITY }).pages;
  return kept.flatMap((url) => {
    const page = byUrl.get(url);
    return page ? [{ ...page, url }] : [{ url, title: '', isRead: false }];
  });
}

/** The pages that the method names: as the grid of the report found them, else by their titles and addresses. */
function namedPages(
  site: URL,
  { rgaa }: SeenSite['report'],
  known: readonly Known[],
): [SampleKind, string][] {
  const roles = new Map(
    (rgaa?.sample ?? []).flatMap(({ role, url }) => (url === null ? [] : [[role, url] as const])),
  );
  const isKnown = (url: string | undefined) => known.some((page) => page.url === url);
  const home =
    [roles.get('home'), site.href, new URL('/', site).href].find(isKnown) ??
    known.find(({ url }) => new URL(url).pathname === '/')?.url;
  return requiredKinds.flatMap((kind): [SampleKind, string][] => {
    const found = roles.get(kind);
    const url =
      kind === 'home' ? home : isKnown(found) ? found : known.find((page) => kindOf(page) === kind)?.url;
    return url === undefined ? [] : [[kind, url]];
  });
}

const kindOf = ({ url, title }: Known) => kindOfPath(url) ?? kindOfName(title.split(/\s[|–—·•-]\s/)[0] ?? '');

/** « panier », « etape-2 », « checkout/step/3 », « inscriptions »: what the last parts of an address of a process are called. */
const stepName =
  /^(?:(?:etape|step|page)[-_]?\d{1,2}|panier|cart|basket|checkout|commande[rs]?|order|paiements?|payment|livraison|reserv(?:er|ations?)|booking|devis|quote|inscriptions?|s[-_]inscrire|adhesions?|adherer|demarches?|sign[-_]?up|register|billetterie|(?:prendre[-_]|prise[-_]de[-_])?(?:rendez[-_]vous|rdv)|(?:faire[-_]un[-_])?dons?)$/;

function isStep({ url }: Known): boolean {
  const parts = new URL(url).pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  const [last = '', before = ''] = parts.map((part) => part.replace(/\.[a-z]{2,5}$/, '')).reverse();
  return stepName.test(last) || (/^\d{1,2}$/.test(last) && /^(?:etape|step)$/.test(before));
}

/**
 * One page of each template, those of which most pages are known first, then pages that are alone of their kind, in the
 * order in which the audit met them. A template that the sample has already is not named again.
 */
function templatesOf(left: readonly Known[], taken: ReadonlySet<string>, most: number): Known[] {
  const shapes = Map.groupBy(left, ({ url }) => pathShape(new URL(url)));
  const had = new Set([...taken].map((url) => pathShape(new URL(url))));
  const groups = [...shapes].flatMap(([shape, members]) => {
    const first = members.find(({ isRead }) => isRead) ?? members[0];
    return first && !had.has(shape) ? [{ first, count: members.length }] : [];
  });
  const many = groups.filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count);
  const alone = groups.filter(({ count, first }) => count === 1 && first.isRead);
  return [...many, ...alone].slice(0, Math.max(0, most)).map(({ first }) => first);
}

/** As many pages as asked for, in an order that only the draw and the addresses settle. */
function drawPages(pool: readonly Known[], count: number, draw: number): Known[] {
  const rank = ({ url }: Known) => createHash('sha256').update(`${draw} ${url}`).digest('hex');
  return pool
    .map((page) => ({ page, rank: rank(page) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Math.max(0, count))
    .map(({ page }) => page);
}
