import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import { fixRoles, workInWords } from '#contract/fix-words.ts';
import { countOf, formatNumber, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { severities } from '#contract/themes.ts';
import { urgencies, urgencyOf } from '#reference/urgencies.ts';
import type { FindingView } from '../finding-view.ts';

/** A finding that a fix takes away, or part of it. */
interface ErasedView {
  readonly finding: FindingView;
  /** « 12 endroits sur 30 », or empty where the whole finding goes. */
  readonly part: string;
}

/** A fix as page, PDF and mail show it. */
export interface FixView {
  readonly fix: Fix;
  /** Anchor of the fix in the report. */
  readonly anchor: string;
  /** Why it comes before any point; empty for what harms nobody today. */
  readonly urgency: string;
  /** « 412 endroits, 38 pages ». */
  readonly where: string;
  /** « +9 points », « moins d’un point à lui seul »; empty where nothing is proven. */
  readonly gain: string;
  /** « moins d’une heure ». */
  readonly work: string;
  readonly role: string;
  readonly erased: readonly ErasedView[];
  /** What to do first, where it takes several findings away; empty where it is one, which says it. */
  readonly start: string;
  /** What only counts those, and falls with them. */
  readonly echoes: readonly FindingView[];
}

/** Arranges a fix for reading. Pure. */
export function viewFix(
  fix: Fix,
  report: Pick<Report, 'pages'>,
  findings: ReadonlyMap<string, FindingView>,
): FixView {
  const erased = fix.findings.flatMap(({ ruleId, verdict, occurrences }): ErasedView[] => {
    const finding = findings.get(`${ruleId} ${verdict}`);
    if (!finding) return [];
    const all = finding.finding.occurrences;
    const part =
      occurrences >= all ? '' : `${countOf(occurrences, 'endroit', 'endroits')} sur ${formatNumber(all)}`;
    return [{ finding, part }];
  });
  return {
    fix,
    anchor: `correctif-${fix.key.replaceAll(/[^a-z0-9]+/gi, '-')}`,
    urgency: typeset(reasonOf(fix, erased)),
    where: typeset(whereOf(fix, erased, report.pages.length)),
    gain: gainOf(fix),
    work: workInWords(fix),
    role: fixRoles[fix.role],
    erased,
    start: erased.length > 1 ? (firstOf(fix, erased)?.finding.finding.fix ?? '') : '',
    echoes: (fix.echoes ?? []).flatMap(({ ruleId, verdict }) => findings.get(`${ruleId} ${verdict}`) ?? []),
  };
}

/** Where one begins: what makes the fix urgent, else its gravest defect. */
function firstOf({ urgency }: Fix, erased: readonly ErasedView[]): ErasedView | undefined {
  const defects = erased.filter(({ finding }) => isDefect(finding.finding));
  const grave = (view: ErasedView) => severities.indexOf(view.finding.finding.severity);
  return (
    defects.find(({ finding }) => urgency && urgencyOf(finding.finding.ruleId)?.id === urgency) ??
    [...defects].sort((one, other) => grave(one) - grave(other))[0] ??
    erased[0]
  );
}

/** Reports made before findings were grouped tell no urgency of a fix: their findings do. */
function reasonOf({ urgency }: Fix, erased: readonly ErasedView[]): string {
  const known = urgencies.find(({ id }) => id === urgency);
  if (known) return known.reason;
  const [first] = erased.filter(({ finding }) => isDefect(finding.finding));
  return first ? (urgencyOf(first.finding.finding.ruleId)?.reason ?? '') : '';
}

/** What the site has in one place may touch more pages than it has places. */
function placesOf({ defects, pages }: Fix): string {
  return defects < pages ? countOf(defects, 'défaut', 'défauts') : countOf(defects, 'endroit', 'endroits');
}

function whereOf(fix: Fix, erased: readonly ErasedView[], pageCount: number): string {
  const onPages = fix.pages === 0 || pageCount === 1 ? '' : countOf(fix.pages, 'page', 'pages');
  const others = erased.filter(({ finding }) => !isDefect(finding.finding));
  const doubts = others.filter(({ finding }) => finding.finding.verdict === 'review').length;
  const notes = others.length - doubts;
  const rest = [
    notes > 0 ? `${countOf(notes, 'point', 'points')} « à savoir »` : '',
    doubts > 0 ? `${countOf(doubts, 'point', 'points')} « à vérifier »` : '',
  ].filter(Boolean);
  return [fix.defects > 0 ? placesOf(fix) : '', ...rest, onPages].filter(Boolean).join(', ');
}

function gainOf({ points, defects }: Fix): string {
  if (points > 0) return `+${countOf(points, 'point', 'points')}`;
  return defects > 0 ? 'moins d’un point à lui seul' : '';
}
