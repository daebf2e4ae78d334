import type { DecisionScope } from '#contract/decision-words.ts';
import type { DecisionAnchor } from '#contract/decisions.ts';
import type { Finding, Report } from '#contract/report.ts';
import { evidenceAt, markedPart, type Place, placesOf } from './reach-of.ts';

/** Pages an anchor remembers: as many as a finding lists. */
const pagesKept = 200;

/**
 * What makes the thing decided known again later: the element with its neighbours, the component, or the rule alone.
 * @param place the element decided on; null for a whole rule
 * @returns null where the report shows no such element, or no component there
 */
export function anchorOf(
  report: Pick<Report, 'pages'>,
  finding: Finding,
  scope: DecisionScope,
  place: Place | null,
): DecisionAnchor | null {
  const shown = placesOf(finding);
  const pagesOf = (list: readonly Pick<Place, 'page'>[]) =>
    [...new Set(list.map(({ page }) => page).filter((page) => page !== ''))].slice(0, pagesKept);
  if (scope === 'rule') {
    const pages = pagesOf(finding.pages.map(({ url }) => ({ page: url })));
    return { page: '', title: '', evidence: [], order: 0, part: null, pages };
  }
  const element = place && evidenceAt(finding, place);
  if (!element) return null;
  const part = scope === 'component' ? markedPart(element) : null;
  if (scope === 'component' && part === null) return null;
  const { page, order } = place;
  const sharing = scope === 'element' ? [place] : shown.filter((one) => markedPart(one.evidence) === part);
  return {
    page,
    title: titleOf(report, page),
    evidence: shown.filter((one) => one.page === page).map(({ evidence }) => evidence),
    order,
    part,
    pages: pagesOf(sharing),
  };
}

/** A title that only that page bears; empty otherwise: it would name another page later. */
function titleOf({ pages }: Pick<Report, 'pages'>, url: string): string {
  const title = pages.find((page) => page.url === url)?.title.trim() ?? '';
  return pages.filter((page) => page.title.trim() === title).length === 1 ? title : '';
}
