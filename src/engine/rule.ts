import type { Reference } from '#contract/references.ts';
import type { Evidence } from '#contract/report.ts';
import type { Automation, Effort, Severity, SiteProfile } from '#contract/themes.ts';
import type { InteractionPart, Interactions, PageShapes, SiteShapes } from './artifacts.ts';

/** Names between braces in a French sentence: `'La page pèse {weight}'` → `'weight'`. */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type ValuesOf<Text extends string> = string extends Text
  ? { readonly values?: Readonly<Record<string, string | number>> | undefined }
  : [PlaceholderOf<Text>] extends [never]
    ? { readonly values?: undefined }
    : { readonly values: Readonly<Record<PlaceholderOf<Text>, string | number>> };

/** Finer sentences a verdict may choose by `message`; they replace `title.fail`. */
export type Messages = Readonly<Record<string, string>>;

/** What is said to the reader beside one of the messages, where the rule’s own words would not be true of it. */
export interface Advice {
  readonly why?: string;
  readonly fix?: string;
}

type Worded<FailTitle extends string, M extends Messages> =
  | ({ readonly message?: undefined } & ValuesOf<FailTitle>)
  | { [Key in keyof M & string]: { readonly message: Key } & ValuesOf<M[Key]> }[keyof M & string];

interface Proof extends Unseen {
  readonly evidence: readonly Evidence[];
  /** Default: `evidence.length`. Give it when the list of evidence was cut. */
  readonly occurrences?: number;
  /** Overrides the rule’s severity downwards (the score needs the declared one as maximum). */
  readonly severity?: Severity;
  /**
   * How far the page is from sound in the measure its title tells, larger is worse: the worst page gives the title of the
   * finding. For rules whose title has a figure.
   */
  readonly extent?: number;
  /** Site rules: address of each page concerned, for the reader. */
  readonly pages?: readonly string[];
  /** Duties: what was read says that this site is bound by it, whatever type nobody declared. */
  readonly bound?: true;
  /** A document that the law asks for stands in none of the pages read, and not all were. */
  readonly nowhere?: boolean | undefined;
  /** Engines that saw it, as the report names them. Default: the rule’s `source`. */
  readonly sources?: readonly string[];
}

/** Site rules: this very answer may change with a page that was not read, though the rule `stands` (`UnreadPages`), or fails. */
interface Unseen {
  readonly unseen?: boolean | undefined;
}

/** What a rule answers. `error` is the runner’s word alone. */
export type Verdict<FailTitle extends string = string, M extends Messages = Messages> =
  | ({ readonly status: 'pass' } & Unseen)
  /** Nothing on the page to judge. */
  | ({ readonly status: 'inapplicable'; readonly reason?: string } & Unseen)
  /** Could not be tested (timeout, no DNS answer): said in the report, never a pass. */
  | { readonly status: 'untested'; readonly reason: string }
  | ({ readonly status: 'fail' } & Proof & Worded<FailTitle, M>)
  /** « À vérifier »: evidence for a person, never counted as a failure. */
  | ({ readonly status: 'review' } & Proof & Worded<FailTitle, M>);

export interface RuleText<FailTitle extends string, M extends Messages> {
  /** Stable, kebab-case, the catalogue’s. Never reused. */
  readonly id: string;
  /** Raised when the same page may get another verdict. Default 1. */
  readonly version?: number;
  readonly severity: Severity;
  readonly automation: Automation;
  readonly effort: Effort;
  /** What it rests on. What nobody else asks is `ours`. */
  readonly references: readonly Reference[];
  /** RGAA 4.1.2 criteria or tests: `8.3`, `8.3.1`. */
  readonly rgaa?: readonly string[];
  /** Rule whose failure hides this one (id). */
  readonly parent?: string;
  /** Whose judgement it is; shown to the reader. Default `constat`. */
  readonly source?: 'constat' | 'axe-core' | 'lighthouse';
  /** Rule that sees the same defect (id): when both fail, that one is shown and this one only joins its sources. */
  readonly sameDefectAs?: string;
  readonly title: { readonly fail: FailTitle; readonly pass: string };
  readonly messages?: M;
  readonly why: string;
  readonly fix: string;
  /** By message: other words than `why` and `fix` where these would not be true. */
  readonly advice?: { readonly [Key in keyof M & string]?: Advice };
  /** Legal duties: profiles bound by it. With an unknown profile the runner answers `review` instead of `fail`, with another profile `inapplicable`. */
  readonly profiles?: readonly SiteProfile[];
  /** On trial: told apart, outside scores. The registry says it of rules that `reference/confirmed-rules.ts` does not name. */
  readonly trial?: true;
  /** With an unknown profile it may fail all the same: where it read that the site is bound (`bound` of its verdict). */
  readonly mayBind?: true;
}

interface Looking {
  /**
   * Each of its proofs is an element that stands by itself, judged by how it is shown: the rule is asked again of the
   * page in the other window and with its closed parts opened, about what differs there (`rules/views/judge-views.ts`).
   */
  readonly everyView?: true;
  /** With `everyView`: `title.fail` is true of proofs of several of its messages together, and says them. */
  readonly mixed?: true;
  /** Its proofs are elements that the visit’s own view hides: those another view shows are none. */
  readonly ofHidden?: true;
  /**
   * It judges what style sheets draw: places, sizes, colours, what is hidden. `icons`: the pictograms they bring too. It is
   * not tested where such a sheet did not reach this machine (`rules/views/as-drawn.ts`). `letters`: the room of texts, which
   * it only asks about where their font did not.
   */
  readonly judges?: 'layout' | 'icons' | 'letters';
}

/** A rule over one page. `evaluate` is pure: artifacts in, verdict out. */
export interface PageRule<FailTitle extends string = string, M extends Messages = Messages>
  extends RuleText<FailTitle, M>,
    Looking {
  readonly scope: 'page';
  readonly artifacts: readonly (keyof PageShapes)[];
  /** Parts of `moves` that it reads: the page is driven for these alone when this rule alone is asked. Default: none. */
  readonly moves?: readonly InteractionPart[];
  evaluate(artifacts: PageShapes): Verdict;
}

/** The artifacts a page rule declares: of `moves`, the declared parts alone. */
type PageValues<Needs extends keyof PageShapes, Part extends InteractionPart> = {
  readonly [Id in Needs]: Id extends 'moves' ? Pick<Interactions, Part> | null : PageShapes[Id];
};

/**
 * What an ordinary page that nobody could read may change for a site rule that reads pages; scores count what it may hide
 * (docs/scoring.md). `alone`: each page fails by itself, and the rule run over that page tells. `named`: it fails on the
 * pages it names. `stands`: nothing, but for answers marked `unseen`. `complete`: the same, once another page than that
 * one is missing; it fails on sites read to the last page only. `any`: it may turn out to fail.
 */
export type UnreadPages = 'alone' | 'named' | 'stands' | 'complete' | 'any';

/** A rule over the whole site. */
export interface SiteRule<FailTitle extends string = string, M extends Messages = Messages>
  extends RuleText<FailTitle, M> {
  readonly scope: 'site';
  /** Default: `any` for a rule that reads pages, or what was asked because of them; `stands` for the others. */
  readonly unread?: UnreadPages;
  /** Profiles for which it may fail; for others it asks a person at most. Default: all. */
  readonly certainFor?: readonly SiteProfile[];
  readonly artifacts: readonly (keyof SiteShapes)[];
  evaluate(artifacts: SiteShapes): Verdict;
}

export type Rule = PageRule | SiteRule;

/**
 * Declares a page rule. Using an artifact, or a part of `moves`, that is not listed, an unknown message key or a sentence
 * without its placeholders’ values does not compile.
 */
export function defineRule<
  const FailTitle extends string,
  const Needs extends readonly (keyof PageShapes)[],
  const M extends Messages = Record<never, string>,
  const Part extends InteractionPart = never,
>(
  rule: RuleText<FailTitle, M> &
    Looking & {
      readonly artifacts: Needs;
      readonly moves?: readonly Part[];
      evaluate(artifacts: PageValues<Needs[number], NoInfer<Part>>): Verdict<FailTitle, M>;
    },
): PageRule<FailTitle, M> {
  const evaluate: (artifacts: never) => Verdict<FailTitle, M> = rule.evaluate;
  return { ...rule, scope: 'page', evaluate: evaluate as PageRule['evaluate'] };
}

/** Declares a site rule; same guarantees as `defineRule`. */
export function defineSiteRule<
  const FailTitle extends string,
  const Needs extends readonly (keyof SiteShapes)[],
  const M extends Messages = Record<never, string>,
>(
  rule: RuleText<FailTitle, M> &
    Pick<SiteRule, 'unread' | 'certainFor'> & {
      readonly artifacts: Needs;
      evaluate(artifacts: Pick<SiteShapes, Needs[number]>): Verdict<FailTitle, M>;
    },
): SiteRule<FailTitle, M> {
  return { ...rule, scope: 'site', evaluate: rule.evaluate as SiteRule['evaluate'] };
}

/** What a theme registers: its rules, in the order of the report. */
export type ThemeRules = readonly Rule[];

/** Where a limit comes from: the title of one of the rule’s references, or ours, with the reason why it is this figure. */
export type ThresholdSource = { readonly from: string } | { readonly ours: string };

/**
 * A limit that a rule compares with, beside its source. The unit stands in its name (`slowMs`, `heavyBytes`).
 * `tests/unit/thresholds.test.ts` finds the limits that are not declared so.
 */
export const threshold = (value: number, _source: ThresholdSource): number => value;
