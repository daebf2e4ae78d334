import type { NotComparable } from '#contract/comparison-words.ts';
import type { Finding, Report } from '#contract/report.ts';
import { type Match, matchOccurrences } from './match-occurrences.ts';
import { matchPages } from './match-pages.ts';
import { type Occurrence, occurrencesOf } from './occurrence.ts';

/** One rule in both audits. */
export interface ComparedRule {
  readonly ruleId: string;
  /** The later finding where there is one: title, theme and severity are told from it. */
  readonly finding: Finding;
  /** Seen in both; a match with the signal `elsewhere` moved to another page. */
  readonly still: readonly Match[];
  readonly fixed: readonly Occurrence[];
  readonly fresh: readonly Occurrence[];
  /** Occurrences of which nothing can be said, by reason. */
  readonly apart: readonly { readonly occurrence: Occurrence; readonly why: NotComparable }[];
}

export interface Comparison {
  readonly rules: readonly ComparedRule[];
  /** Rules that one of the audits did not have, had in another version, or could not test. */
  readonly notComparable: readonly { readonly ruleId: string; readonly why: NotComparable }[];
  /** Pages read in both audits. */
  readonly pages: number;
  readonly counts: {
    readonly fixed: number;
    readonly fresh: number;
    readonly still: number;
    readonly moved: number;
  };
}

/** Which pages both audits read: names of the later audit → those of the earlier one, and what each one read. */
interface Pages {
  readonly earlier: ReadonlyMap<string, string>;
  readonly before: ReadonlySet<string>;
  readonly again: ReadonlySet<string>;
}

/**
 * What changed between two audits of a site, occurrence by occurrence. Only what both could see is compared: rules in
 * the same version, tested in both, on pages read in both. Pure; both reports as `parseReport` gives them.
 */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = matchPages(before.pages, after.pages);
  const again = new Set(earlier.values());
  const pages: Pages = { earlier, before: new Set(before.pages.map(({ url }) => url)), again };
  const known = { before: rulesOf(before), after: rulesOf(after) };
  const lists = { before: byRule(before.findings), after: byRule(after.findings) };
  const rules: ComparedRule[] = [];
  const notComparable: { ruleId: string; why: NotComparable }[] = [];
  for (const ruleId of new Set([...lists.after.keys(), ...lists.before.keys()])) {
    const why = whyNot(known.before.get(ruleId), known.after.get(ruleId));
    if (why) notComparable.push({ ruleId, why });
    else
      rules.push(compareRule(ruleId, lists.before.get(ruleId) ?? [], lists.after.get(ruleId) ?? [], pages));
  }
  const count = (of: (rule: ComparedRule) => number) => rules.reduce((sum, rule) => sum + of(rule), 0);
  const moved = count(({ still }) => still.filter(({ signal }) => signal === 'elsewhere').length);
  return {
    rules,
    notComparable,
    pages: again.size,
    counts: {
      fixed: count(({ fixed }) => fixed.length),
      fresh: count(({ fresh }) => fresh.length),
      still: count(({ still }) => still.length) - moved,
      moved,
    },
  };
}

/** One rule that failed or doubted in one of the audits at least. */
function compareRule(
  ruleId: string,
  before: readonly Finding[],
  after: readonly Finding[],
  pages: Pages,
): ComparedRule {
  const nameOf = (url: string) => pages.earlier.get(url) ?? url;
  const { matches, gone, fresh } = matchOccurrences(
    before.flatMap((finding) => occurrencesOf(finding)),
    after.flatMap((finding) => occurrencesOf(finding, nameOf)),
  );
  const cut = {
    before: cutPages(before, (url) => url),
    after: cutPages(after, nameOf),
  };
  const lost = told(gone, pages.again, 'page-unseen', cut.after);
  const found = told(fresh, pages.before, 'page-new', cut.before);
  return {
    ruleId,
    // One of the two has a finding: the rule is here for it.
    finding: (after[0] ?? before[0]) as Finding,
    still: matches,
    fixed: lost.certain,
    fresh: found.certain,
    apart: [...lost.apart, ...found.apart],
  };
}

/** What can be said of unmatched occurrences: their page must be read in both, and the other list be whole. */
function told(
  occurrences: readonly Occurrence[],
  seen: ReadonlySet<string>,
  unseen: NotComparable,
  cut: ReadonlySet<string>,
): { readonly certain: Occurrence[]; readonly apart: { occurrence: Occurrence; why: NotComparable }[] } {
  const certain: Occurrence[] = [];
  const apart: { occurrence: Occurrence; why: NotComparable }[] = [];
  for (const occurrence of occurrences) {
    const { page } = occurrence;
    if (page !== '' && !seen.has(page)) apart.push({ occurrence, why: unseen });
    else if (cut.has(page)) apart.push({ occurrence, why: 'list-cut' });
    else certain.push(occurrence);
  }
  return { certain, apart };
}

interface Known {
  readonly version: number | undefined;
  readonly isTested: boolean;
}

function rulesOf({ findings, checks }: Report): ReadonlyMap<string, Known> {
  return new Map([
    ...checks.map(({ ruleId, ruleVersion, status }): [string, Known] => [
      ruleId,
      { version: ruleVersion, isTested: status === 'pass' || status === 'inapplicable' },
    ]),
    ...findings.map(({ ruleId, ruleVersion }): [string, Known] => [
      ruleId,
      { version: ruleVersion, isTested: true },
    ]),
  ]);
}

/** Checks of old reports do not tell their version: what passed then is taken for what is judged now. */
function whyNot(before: Known | undefined, after: Known | undefined): NotComparable | null {
  if (!before || !after) return 'rule-new';
  if (!before.isTested || !after.isTested) return 'rule-untested';
  const isSame =
    before.version === undefined || after.version === undefined || before.version === after.version;
  return isSame ? null : 'rule-changed';
}

const byRule = (findings: readonly Finding[]): ReadonlyMap<string, Finding[]> =>
  Map.groupBy(findings, ({ ruleId }) => ruleId);

/** Pages (the empty address: the whole site) of which a finding shows fewer occurrences than it counts. */
function cutPages(findings: readonly Finding[], nameOf: (url: string) => string): ReadonlySet<string> {
  const cut = findings.flatMap(({ pages, evidence, occurrences }) => [
    ...pages.filter((page) => page.occurrences > page.evidence.length).map(({ url }) => nameOf(url)),
    ...(evidence.length > 0 && occurrences > evidence.length ? [''] : []),
  ]);
  return new Set(cut);
}
