import type { VisitedPage } from '#contract/report.ts';
import type { FindingView } from '../finding-view.ts';
import type { FixView } from '../fixes/fix-view.ts';
import type { ReportView } from '../report-view.ts';

const notAnalysedAtOnce = 20;
const rgaaPagesAtOnce = 10;
/** Beyond, fixes are named without what they take away: their findings stand below. */
const fixesWithFindings = 40;

/**
 * What the first sight of the page needs: each finding in words, without its proofs (a browser would load the pictures of
 * closed parts too).
 * @param isListed the findings stand in a list of their own, so that those of the themes are names alone
 */
export function briefView(view: ReportView, isListed: boolean): ReportView {
  const own = onceEach(isListed ? nameOf : briefFinding);
  const first = onceEach(briefFinding);
  return {
    ...view,
    // The view holds the report itself there.
    range: { score: view.range.score, upTo: view.range.upTo },
    firstFixes: view.firstFixes.map((fix) => briefFix(fix, first)),
    moreFixes: view.moreFixes.map((fix, index) =>
      briefFix(
        index < fixesWithFindings ? fix : { ...fix, erased: fix.erased.slice(0, 1), echoes: [], seen: null },
        own,
      ),
    ),
    themes: view.themes.map((theme) => ({
      ...theme,
      failures: theme.failures.map(own),
      reviews: theme.reviews.map(own),
      customs: theme.customs.map(own),
      passed: [],
      beside: [],
      partly: [],
      inapplicable: [],
      off: [],
      rgaa: theme.rgaa && {
        ...theme.rgaa,
        pages: theme.rgaa.pages.slice(0, rgaaPagesAtOnce),
        pagesMore: Math.max(0, theme.rgaa.pages.length - rgaaPagesAtOnce),
      },
    })),
    home: view.home && briefPage(view.home),
    pages: [],
    screenshots: new Map(),
    notAnalysed: view.notAnalysed.slice(0, notAnalysedAtOnce),
    notAnalysedMore: view.notAnalysedMore + Math.max(0, view.notAnalysed.length - notAnalysedAtOnce),
  };
}

/** The same result for the same finding, which is then sent once however often it is named. */
function onceEach(brief: (view: FindingView) => FindingView): (view: FindingView) => FindingView {
  const known = new Map<FindingView, FindingView>();
  return (view) => {
    const made = known.get(view) ?? brief(view);
    known.set(view, made);
    return made;
  };
}

/** A fix whose findings are told as far as `brief` does. */
export const briefFix = (view: FixView, brief: (finding: FindingView) => FindingView): FixView => ({
  ...view,
  fix: { ...view.fix, findings: [] },
  erased: view.erased.map((one) => ({ ...one, finding: brief(one.finding) })),
  echoes: view.echoes.map(brief),
});

/** The finding in words: its proofs, its pages and the norms it cites come when it is opened. */
export function briefFinding(view: FindingView): FindingView {
  const { failsOn: _, basis: __, ...finding } = view.finding;
  return {
    ...view,
    references: [],
    finding: { ...finding, references: [], rgaa: [], evidence: [], pages: [] },
  };
}

/** The whole report but for the proofs, which are asked for finding by finding. */
export function withoutProofs(view: ReportView): ReportView {
  const brief = onceEach(briefFinding);
  const briefAll = (fixes: readonly FixView[]) => fixes.map((fix) => briefFix(fix, brief));
  return {
    ...view,
    firstFixes: briefAll(view.firstFixes),
    moreFixes: briefAll(view.moreFixes),
    themes: view.themes.map((theme) => ({
      ...theme,
      failures: theme.failures.map(brief),
      reviews: theme.reviews.map(brief),
      customs: theme.customs.map(brief),
    })),
  };
}

/** What names the finding and says how bad it is. */
function nameOf(view: FindingView): FindingView {
  const brief = briefFinding(view);
  return { ...brief, finding: { ...brief.finding, why: '', fix: '' } };
}

/** A page without the spread of its measures. */
export function briefPage({ measures: _m, walks: _k, waterfall: _w, ...page }: VisitedPage): VisitedPage {
  return page;
}
