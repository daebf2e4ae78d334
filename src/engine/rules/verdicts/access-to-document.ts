import type { SiteShapes } from '../../artifacts.ts';
import { keptLinks } from '../../derive/dom/links.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { isNamed, type LegalKind, legalDocument } from '../../derive/legal/legal-pages.ts';
import type { Verdict } from '../../rule.ts';

/**
 * Whether every other page leads to a legal document, by its address or by a link of its name.
 * @param words `missing` why it does not apply when the document was not found; `absent` the note of a page without it
 */
export function judgeAccess(
  { site, pages }: Pick<SiteShapes, 'site' | 'pages'>,
  kind: LegalKind,
  words: { readonly missing: string; readonly absent: string },
): Verdict {
  const document = legalDocument({ site, pages }, kind);
  if (document.pages.length === 0) return { status: 'inapplicable', reason: words.missing, unseen: true };
  const targets = new Set(document.pages.flatMap((page) => [page.url, page.requestedUrl]));
  const judged = pages.filter(
    (page) => page.links.length > 0 && page.links.length < keptLinks && !targets.has(page.url),
  );
  if (judged.length === 0) return { status: 'inapplicable', reason: 'aucune autre page lue' };
  const without = judged.filter(
    (page) => !page.links.some((link) => targets.has(withoutHash(link.url)) || isNamed(link, kind)),
  );
  if (without.length === 0) return { status: 'pass' };
  return {
    status: 'fail',
    pages: without.map((page) => page.url),
    evidence: without.map((page) => ({ type: 'page', url: page.url, note: words.absent })),
  };
}
