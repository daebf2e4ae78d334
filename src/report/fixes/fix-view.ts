import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import { fixRoles, workInWords } from '#contract/fix-words.ts';
import { countOf, formatNumber, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { severities } from '#contract/themes.ts';
import { urgencies, urgencyOf } from '#reference/urgencies.ts';
import type { FindingView } from '../finding-view.ts';
import { placeOfFinding, type SeenPlace, type ShotsByUrl } from '../place-of-finding.ts';

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
  /** The first of its pages by name, and how many more there are; none where it is about the whole site. */
  readonly onPages: readonly string[];
  readonly pagesMore: number;
  /** Where it is seen first; null where no picture shows it. */
  readonly seen: SeenPlace | null;
  /** What only counts those, and falls with them. */
  readonly echoes: readonly FindingView[];
}

/** What of a report its fixes are read with, made once for all of them. */
export interface FixContext {
  readonly report: Pick<Report, 'pages' | 'device'>;
  /** By « rule verdict ». */
  readonly findings: ReadonlyMap<string, FindingView>;
  readonly names: ReadonlyMap<string, string>;
  readonly shots: ShotsByUrl;
}

/** Anchor of a fix in its report. */
export const fixAnchor = (key: string): string => `correctif-${key.replaceAll(/[^a-z0-9]+/gi, '-')}`;

const pagesNamed = 2;

/** Arranges a fix for reading. Pure. */
export function viewFix(fix: Fix, { report, findings, names, shots }: FixContext): FixView {
  const erased = fix.findings.flatMap(({ ruleId, verdict, occurrences }): ErasedView[] => {
    const finding = findings.get(`${ruleId} ${verdict}`);
    if (!finding) return [];
    const all = finding.finding.occurrences;
    const part =
      occurrences >= all ? '' : `${countOf(occurrences, 'endroit', 'endroits')} sur ${formatNumber(all)}`;
    return [{ finding, part }];
  });
  const urls = pagesOf(fix, findings);
  return {
    fix,
    anchor: fixAnchor(fix.key),
    onPages: urls.slice(0, pagesNamed).map((url) => names.get(url) ?? url),
    pagesMore: Math.max(0, urls.length - pagesNamed),
    seen: firstSeen(erased, shots, report.device),
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

/** The first place of what it takes away whole that a picture shows. */
function firstSeen(
  erased: readonly ErasedView[],
  shots: ShotsByUrl,
  device: FixContext['report']['device'],
): SeenPlace | null {
  for (const { part, finding } of erased) {
    const seen = part === '' ? placeOfFinding(finding.finding, shots, device) : null;
    if (seen) return seen;
  }
  return null;
}

/** The addresses it is about, in the order of its findings. */
function pagesOf(fix: Fix, findings: FixContext['findings']): readonly string[] {
  const lists = fix.findings.map(
    ({ ruleId, verdict, pages }) =>
      pages ?? findings.get(`${ruleId} ${verdict}`)?.finding.pages.map(({ url }) => url) ?? [],
  );
  // One finding names each of its pages once.
  return lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())];
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
