import type { Stake } from '#contract/binding-words.ts';
import { withoutAccents } from '#contract/fold-text.ts';
import type { Finding } from '#contract/report.ts';
import { roleOf } from '#reference/fix-roles.ts';
import { asksFor } from '#reference/search-words.ts';
import { urgencyOf } from '#reference/urgencies.ts';
import type { FindingState, ReaderRole, ReportQuery } from './report-query.ts';

/** What is known of findings beside the report itself. */
export interface Beside {
  /** It was not there in the audit before; absent: nothing to compare with. */
  readonly isNew?: (finding: Finding) => boolean;
  /** What is at stake in it, by the kind of site. */
  readonly stakeOf?: (finding: Finding) => Stake | null;
  /** A person decided on it. */
  readonly isDecided?: (finding: Finding) => boolean;
  /** Whom a fix of it was given to: who reads, somebody else, nobody. */
  readonly assigneeOf?: (finding: Finding) => 'moi' | 'autre' | 'personne';
}

/** What the finding is to a reader: « à savoir » is never a defect. */
export function stateOf({ verdict, severity }: Pick<Finding, 'verdict' | 'severity'>): FindingState {
  if (verdict === 'review') return 'verifier';
  return severity === 'info' ? 'savoir' : 'defaut';
}

const roles = {
  editorial: 'editorial',
  development: 'developpement',
  dpo: 'dpo',
  direction: 'direction',
} as const;

/** A director reads what harms today and what blocks; the others what they mend. */
export function isFor(finding: Finding, role: ReaderRole): boolean {
  if (role !== 'direction') return roles[roleOf(finding.ruleId, finding.theme)] === role;
  return (
    stateOf(finding) === 'defaut' &&
    (finding.severity === 'bloquant' || urgencyOf(finding.ruleId) !== undefined)
  );
}

const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** Every word of the search stands in what the finding says, in its rule or in an address it names, or asks for its theme. */
function says(finding: Finding, search: string): boolean {
  const said = fold(
    [finding.title, finding.why, finding.fix, finding.ruleId, ...finding.references, ...finding.rgaa].join(
      ' ',
    ),
  );
  return fold(search)
    .split(/\s+/)
    .every(
      (word) =>
        said.includes(word) ||
        asksFor(word, finding.theme) ||
        finding.pages.some(({ url }) => fold(url).includes(word)),
    );
}

/** Whether the finding is among those asked for. What concerns the whole site is no finding of one page. */
export function isAsked(finding: Finding, query: ReportQuery, beside: Beside = {}): boolean {
  const { search, theme, severity, state, role, page, isNew, stake, decision, assignee } = query;
  if (theme !== null && finding.theme !== theme) return false;
  if (severity !== null && finding.severity !== severity) return false;
  if (state !== null && stateOf(finding) !== state) return false;
  if (role !== null && !isFor(finding, role)) return false;
  if (page !== null && !finding.pages.some(({ url }) => url === page)) return false;
  if (stake !== null && beside.stakeOf?.(finding) !== stake) return false;
  if (isNew && !(beside.isNew?.(finding) ?? false)) return false;
  if (decision !== null && (beside.isDecided?.(finding) ?? false) !== (decision === 'avec')) return false;
  if (assignee !== null && (beside.assigneeOf?.(finding) ?? 'personne') !== assignee) return false;
  return search === '' || says(finding, search);
}
