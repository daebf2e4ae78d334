import type { Compliance } from '#contract/accessibility-state.ts';
import { foldText } from '#contract/fold-text.ts';
import { accessibilityMention, claimedCompliance } from '#reference/legal-patterns.ts';
import type { PageFacts, SiteShapes } from '../../artifacts.ts';
import { type LegalDocument, legalDocument } from './legal-pages.ts';

export interface Statement {
  readonly document: LegalDocument;
  /** Folded text of the statement’s own pages, footer and other legal pages left out. */
  readonly folded: string;
  /** The one compliance claimed; null when none or several are. */
  readonly claim: Compliance | null;
  /** Share of criteria met, 0–100; null when it is not given once. */
  readonly percent: number | null;
}

/** The accessibility statement of the site; null when no page of it was read. */
export function statementOf(site: Pick<SiteShapes, 'site' | 'pages'>): Statement | null {
  const document = legalDocument(site, 'accessibility');
  if (document.pages.length === 0) return null;
  const folded = foldText(document.pages.map((page) => page.text).join('\n'));
  return { document, folded, claim: claimOf(folded), percent: percentOf(folded) };
}

/** « est partiellement conforme » counts before other uses of the words (definitions, menus). */
function claimOf(folded: string): Compliance | null {
  const stated = [...folded.matchAll(/\best (?:donc )?(totalement|partiellement|non) conforme\b/g)].map(
    (match) => match[1],
  );
  const all = stated.length > 0 ? stated : [...folded.matchAll(claimedCompliance)].map((match) => match[1]);
  const kinds = [...new Set(all)];
  return kinds.length === 1 ? (kinds[0] as Compliance) : null;
}

function percentOf(folded: string): number | null {
  const shares = [
    ...folded.matchAll(
      /\b(\d{1,3}(?:[.,]\d+)?) ?% (?:des )?(?:criteres?|du rgaa|de conformite|du referentiel)/g,
    ),
    ...folded.matchAll(/\btaux (?:global )?de conformite\b[^%.]{0,60}?\b(\d{1,3}(?:[.,]\d+)?) ?%/g),
  ].map((match) => Number(match[1]?.replace(',', '.')));
  const kinds = [...new Set(shares.filter((share) => share <= 100))];
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** What the home page’s mention claims. */
export function homeClaim(pages: readonly PageFacts[]): Compliance | null {
  const home = pages.find((page) => page.isHome);
  const match = accessibilityMention.exec(foldText(`${home?.text ?? ''}\n${home?.footerText ?? ''}`));
  return (match?.[1] as Compliance | undefined) ?? null;
}
