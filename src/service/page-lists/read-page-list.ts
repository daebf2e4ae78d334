import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import {
  type LineRefusal,
  type PageList,
  pageListLines,
  type RefusedLine,
  refusedShown,
  sayRefusal,
} from '#contract/page-list.ts';
import { normalisePageUrl, pageIdentity } from '#engine/address/page-url.ts';
import { createScope, type ScopeVerdict } from '#engine/address/scope.ts';
import { countLines, isAddressLike, isWeb, type ListLine, linesOfList } from './list-cells.ts';

/** What a list is read for. */
export interface ListOrder {
  /** The site, by the address that was typed: every page must be on its host, or on its `www.` twin. */
  readonly site: URL;
  /** Pages that the plan lets an audit have. */
  readonly limit: number;
}

/**
 * Reads a list of pages as people have it: pasted, a column of a table, the addresses of a sitemap.
 * @throws AppError `list/empty`, `list/too-long`.
 */
export function readPageList(text: string, order: ListOrder): PageList {
  const count = countLines(text);
  if (count > pageListLines)
    throw new AppError('list/too-long', {
      field: 'list',
      data: { limit: formatNumber(pageListLines), count: formatNumber(count) },
    });
  const lines = linesOfList(text);
  if (lines.length === 0) throw new AppError('list/empty', { field: 'list' });
  return keepPages(lines, order);
}

/** Keeps the pages of the site, each once, as many as the plan allows. */
export function keepPages(lines: readonly ListLine[], { site, limit }: ListOrder): PageList {
  const scope = createScope(site, { exclude: [] });
  const about = { host: site.host, limit: countOf(limit, 'page', 'pages') };
  const kept = new Map<string, { readonly url: string; readonly line: number }>();
  const refused: RefusedLine[] = [];
  let refusedCount = 0;
  const refuse = (line: number, text: string, reason: LineRefusal, first?: number) => {
    refusedCount += 1;
    if (refused.length >= refusedShown) return;
    const sentence = sayRefusal(reason, { ...about, ...(first !== undefined && { first }) });
    refused.push({ line, text: text.slice(0, 200), reason, sentence });
  };
  for (const { line, cells } of lines) {
    for (const cell of cells) {
      const page = pageOf(cell, site, scope);
      if (typeof page === 'string') {
        refuse(line, cell, page);
        continue;
      }
      const identity = pageIdentity(page);
      const before = kept.get(identity);
      if (before) refuse(line, cell, 'duplicate', before.line);
      else if (kept.size >= limit) refuse(line, cell, 'limit');
      else kept.set(identity, { url: page.href, line });
    }
  }
  return { pages: [...kept.values()].map(({ url }) => url), refused, refusedCount };
}

/** `mailto:a@b.fr`, not `localhost:4000/x`. */
const otherScheme = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
const credentials = /^(?:https?:)?(?:\/\/)?[^/?#\s]*@/i;

/** The page that a cell names, or why it names none of the site. */
function pageOf(cell: string, site: URL, scope: (url: URL) => ScopeVerdict): URL | LineRefusal {
  if (cell.length > 2000) return 'too-long';
  if (/\s/.test(cell)) return isAddressLike(cell.replaceAll(/\s+/g, '')) ? 'spaces' : 'not-an-address';
  if (otherScheme.test(cell)) return 'scheme';
  if (isWeb(cell) && credentials.test(cell)) return 'credentials';
  if (!isAddressLike(cell)) return 'not-an-address';
  const url = URL.parse(
    isWeb(cell) || cell.startsWith('/') ? cell : `${site.protocol}//${cell}`,
    site.origin,
  );
  const page = url && normalisePageUrl(url.href);
  if (!page) return url && url.href.length > 2000 ? 'too-long' : 'not-an-address';
  const verdict = scope(page);
  if (verdict === 'in') return page;
  if (verdict === 'off-site') return 'other-site';
  return verdict === 'action' ? 'action' : 'file';
}
