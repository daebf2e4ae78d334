import type { HandedFix } from '#contract/api/handovers.ts';
import type { FixMark } from '#contract/handover-words.ts';
import type { Report } from '#contract/report.ts';
import type { FixView } from '#report/fixes/fix-view.ts';
import type { Box } from '#report/place-in-page.ts';
import { viewReport } from '#report/report-view.ts';
import type { Screenshot } from '#report/screenshot.ts';
import type { HandoverFixRow } from '#store/handovers.ts';
import type { VerificationRow } from '#store/verifications.ts';
import { findingOf, ownPages } from './basis-of.ts';
import { type FixTargets, targetsOf } from './fix-targets.ts';
import { viewHandedFixes } from './handover-view.ts';
import { pathOf } from './judge-handed-fix.ts';

/** A place in the picture of a page. */
interface PlacePicture {
  readonly box: Box;
  readonly screenshot: Screenshot;
}

/** One fix of a plan as its provider and its owner read it. */
export interface PlanRow extends HandedFix {
  readonly mark: FixMark;
  /** Anchor in the page. */
  readonly anchor: string;
  /** « Urgent. … »; empty for what harms nobody today. */
  readonly urgency: string;
  /** What to do, in one or two sentences. */
  readonly todo: string;
  readonly reach: string;
  readonly work: string;
  readonly gain: string;
  /** The first of its pages, by name. */
  readonly pages: readonly { readonly title: string; readonly url: string }[];
  readonly pagesMore: number;
  readonly picture: PlacePicture | null;
  readonly targets: FixTargets;
  /** A verification is under way. */
  readonly isRunning: boolean;
  /** Of its last change: told back with the next one. */
  readonly revision: number;
}

const pagesShown = 3;
const unknown: FixTargets = { list: [], isWhole: false };

/** The fixes of a plan with what the report says of them. A fix the report does not have keeps its title and state. */
export function planRows(
  rows: readonly HandoverFixRow[],
  report: Report,
  checks: readonly VerificationRow[],
): PlanRow[] {
  const view = viewReport(report);
  const views = new Map([...view.firstFixes, ...view.moreFixes].map((one) => [one.fix.key, one]));
  return viewHandedFixes(rows, report, checks).map((handed, index) => {
    const fix = views.get(handed.key);
    const targets = fix ? targetsOf(fix.fix, report) : unknown;
    return {
      ...handed,
      ...(fix ? factsOf(fix, report) : noFacts),
      anchor: `correctif-${index + 1}`,
      targets,
      isRunning: checks.some(
        ({ status, ruleId, page }) =>
          status !== 'done' && targets.list.some((one) => one.ruleId === ruleId && one.page === page),
      ),
      mark: rows[index]?.mark ?? 'todo',
      revision: rows[index]?.revision ?? 0,
    };
  });
}

type Facts = Pick<
  PlanRow,
  'urgency' | 'todo' | 'reach' | 'work' | 'gain' | 'pages' | 'pagesMore' | 'picture'
>;

const noFacts: Facts = {
  ...{ urgency: '', todo: '', reach: '', work: '', gain: '', pages: [], pagesMore: 0, picture: null },
};

function factsOf(view: FixView, report: Report): Facts {
  const [only] = view.erased;
  const isAlone = view.erased.length === 1;
  const names = new Map(report.pages.map(({ url, title }) => [url, title.trim()]));
  const urls = pagesOf(view, report);
  return {
    ...{ urgency: view.urgency, reach: view.where, work: view.work, gain: view.gain },
    todo: isAlone || view.start === '' ? (only?.finding.finding.fix ?? '') : view.start,
    pages: urls.slice(0, pagesShown).map((url) => ({ url, title: names.get(url) || pathOf(url) })),
    pagesMore: Math.max(0, urls.length - pagesShown),
    picture: pictureOf(view, report),
  };
}

const pagesOf = ({ fix }: FixView, report: Report): string[] => [
  ...new Set(
    fix.findings.flatMap((one) => {
      const finding = findingOf(report, one);
      return finding ? ownPages(one, finding).map(({ url }) => url) : [];
    }),
  ),
];

/** The first place that has one. A place that may belong to another fix is none. */
function pictureOf({ fix }: FixView, report: Report): PlacePicture | null {
  for (const one of fix.findings) {
    const finding = findingOf(report, one);
    if (!finding || one.occurrences < finding.occurrences) continue;
    for (const { url, evidence } of ownPages(one, finding)) {
      const screenshot = report.pages.find((page) => page.url === url)?.screenshot;
      const proof = evidence.find((item) => item.type === 'element' && item.box !== undefined);
      if (screenshot && proof?.type === 'element' && proof.box) return { box: proof.box, screenshot };
    }
  }
  return null;
}
