import type { Finding } from '#contract/report.ts';
import type { BindingView } from './binding/binding-of.ts';
import type { DecisionsView } from './decisions/view-decisions.ts';
import type { Tone } from './tones.ts';

/** A finding as page, PDF and mail show it. */
export interface FindingView {
  readonly finding: Finding;
  /** Anchor of the finding in the report. */
  readonly anchor: string;
  readonly severity: string;
  readonly tone: Tone;
  readonly theme: string;
  /** Why it comes before any point; empty for what harms nobody today. */
  readonly urgency: string;
  /** « 3 pages sur 10 » or « tout le site ». */
  readonly reach: string;
  /** « +3 points si corrigé », or empty. */
  readonly gain: string;
  readonly effort: string;
  /** Norms and tests behind the finding, each said once. */
  readonly references: readonly string[];
  /** What it binds by for this kind of site; null in reports made before the kinds of references were kept. */
  readonly binding: BindingView | null;
  /** What people decided of it; null where nobody did. */
  readonly decisions: DecisionsView | null;
}

/** Where a finding stands in its report: what can be sent. */
export const anchorOf = ({ verdict, ruleId }: Pick<Finding, 'verdict' | 'ruleId'>): string =>
  `${verdict === 'fail' ? 'constat' : 'verifier'}-${ruleId}`;
