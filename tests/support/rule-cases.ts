import { describe, expect, test } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import type { Severity, SiteProfile } from '#contract/themes.ts';
import type { PageArtifacts, SiteArtifacts } from '#engine/artifacts.ts';
import type { PageRule, Rule } from '#engine/rule.ts';
import { doubtfulTitle } from '#engine/rules/doubtful-title.ts';
import { type RuleVerdict, runRule } from '#engine/rules/run-rules.ts';
import { pagesWorthLosing } from './read-less.ts';

/** What each piece of evidence must say in a case; its other texts are only checked not to be empty. */
interface Essential {
  element: 'selector';
  header: 'name' | 'value';
  request: 'url';
  cookie: 'name';
  text: 'quote';
  value: 'value';
  page: 'url';
}
type PieceOf<Type extends Evidence['type'], Piece = Extract<Evidence, { type: Type }>> = Pick<
  Piece,
  ('type' | Essential[Type]) & keyof Piece
> &
  Partial<Piece>;
/** Pieces of evidence as a case tells them. A long text may stop at « … ». */
type Pieces = readonly { [Type in Evidence['type']]: PieceOf<Type> }[Evidence['type']][];

interface Found<A> {
  readonly artifacts: A;
  readonly verdict: 'fail' | 'review';
  /** All of it, in its order. */
  readonly evidence: Pieces;
  /** Default: as many as there are pieces of evidence. */
  readonly occurrences?: number;
  /** Default: the rule’s. */
  readonly severity?: Severity;
  /** Addresses of the pages that a site rule names. Default: none. */
  readonly pages?: readonly string[];
}

/** A rule with one sentence that never changes has only one title. */
type Titled<R extends Rule> = R['title']['fail'] extends infer Fail extends string
  ? string extends Fail
    ? { readonly title?: string }
    : Fail extends `${string}{${string}`
      ? { readonly title: string }
      : [keyof NonNullable<R['messages']>] extends [never]
        ? { readonly title?: string }
        : { readonly title: string }
  : never;

/** One case: what is seen → what the reader reads. A reason is told where the rule gives one. */
type RuleCase<R extends Rule = Rule, A = R extends PageRule ? PageArtifacts : SiteArtifacts> =
  | { readonly artifacts: A; readonly verdict: 'pass' }
  | { readonly artifacts: A; readonly verdict: 'inapplicable' | 'error'; readonly reason?: string }
  | (Found<A> & Titled<R>);

export type RuleCases<R extends Rule = Rule> = Readonly<Record<string, RuleCase<R>>>;

/**
 * The table of a rule: artifacts → what the reader will read. Every rule has a case that passes and one that fails
 * (or asks a person). No-break spaces may be typed as ordinary ones.
 */
export function ruleCases<R extends Rule>(
  rule: R,
  cases: RuleCases<R>,
  profile: SiteProfile | null = 'public',
): void {
  describe(rule.id, () => {
    judgeAll(rule, cases, profile);
    test('has a passing and a failing (or review) case', () => {
      const verdicts = Object.values(cases).map(({ verdict }) => verdict);
      expect(verdicts).toContain('pass');
      expect(verdicts.some((verdict) => verdict === 'fail' || verdict === 'review')).toBe(true);
    });
  });
}

/**
 * The table of a rule that only gathers evidence: it asks a person (`review`) or has nothing to show
 * (`inapplicable`); it never says that all is well.
 */
export function evidenceCases<R extends Rule>(rule: R, cases: RuleCases<R>): void {
  describe(rule.id, () => {
    judgeAll(rule, cases, null);
    test('has a case that asks and one that does not, and never passes', () => {
      const verdicts = Object.values(cases).map(({ verdict }) => verdict);
      expect([...new Set(verdicts)].sort()).toEqual(['inapplicable', 'review']);
    });
  });
}

function judgeAll<R extends Rule>(rule: R, cases: RuleCases<R>, profile: SiteProfile | null): void {
  test.each(Object.entries<RuleCase>(cases))('%s', (_, one) => {
    const verdict = run(rule, one.artifacts, profile);
    expect(plain(toldBy(verdict, one))).toEqual(plain(expectedOf(rule, one, profile)));
    expect(verdict.evidence.filter(hasEmptyText)).toEqual([]);
    // Reading less never pays (docs/scoring.md).
    if (rule.scope === 'site')
      expect(pagesWorthLosing(rule, one.artifacts as SiteArtifacts, profile)).toEqual([]);
  });
}

function run(rule: Rule, artifacts: PageArtifacts | SiteArtifacts, profile: SiteProfile | null): RuleVerdict {
  return rule.scope === 'page'
    ? runRule(rule, artifacts as PageArtifacts, profile)
    : runRule(rule, artifacts as SiteArtifacts, profile);
}

/** What the verdict says of all that the case speaks about. */
function toldBy({ status, ...verdict }: RuleVerdict, one: RuleCase) {
  const { title, reason, severity, occurrences, pages } = verdict;
  if (status !== 'fail' && status !== 'review') return { verdict: status, reason };
  const wanted = 'evidence' in one ? one.evidence : [];
  const evidence = verdict.evidence.map((piece, index) => essentialsOf(piece, wanted[index]));
  return { verdict: status, title, severity, occurrences, pages, evidence };
}

/** Throws where a case leaves open which of its sentences a rule says. */
function expectedOf(rule: Rule, one: RuleCase, profile: SiteProfile | null) {
  if (!('evidence' in one))
    return { verdict: one.verdict, reason: ('reason' in one ? one.reason : undefined) ?? '' };
  const title = one.title ?? rule.title.fail;
  if (one.title === undefined && (rule.messages || /\{\w+\}/.test(title)))
    throw new Error(`${rule.id} has several titles: say which one is read.`);
  return {
    verdict: one.verdict,
    title: one.title === undefined && one.verdict === 'review' ? doubtfulTitle(rule, title, profile) : title,
    severity: one.severity ?? rule.severity,
    occurrences: one.occurrences ?? one.evidence.length,
    pages: one.pages ?? [],
    evidence: one.evidence,
  };
}

/** The fields of a piece of evidence that a case speaks about; a text is cut where the case stops it. */
function essentialsOf(piece: Evidence, wanted: Pieces[number] | undefined): Partial<Evidence> {
  if (wanted?.type !== piece.type) return piece;
  const fields = new Map<string, unknown>(Object.entries(wanted));
  const told = Object.entries(piece).flatMap(([name, value]) => {
    const text = fields.get(name);
    if (!fields.has(name)) return [];
    const isBeginning =
      typeof text === 'string' &&
      text.endsWith('…') &&
      plain(String(value)).startsWith(plain(text.slice(0, -1)));
    return [[name, isBeginning ? text : value]];
  });
  return Object.fromEntries(told);
}

/** A text that names nothing. A header may be empty, and so may an element without a name. */
const hasEmptyText = (piece: Evidence): boolean =>
  Object.entries(piece).some(
    ([name, value]) => value === '' && !(piece.type === 'header' && name === 'value') && name !== 'snippet',
  );

/** With ordinary spaces: those of French cannot be told apart on a screen. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '));
}
