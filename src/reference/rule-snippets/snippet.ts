/**
 * One failing and one sound example of what a rule reads. `body` and `head`: HTML of that part of an otherwise empty page.
 */
export interface RuleSnippet {
  readonly kind: 'body' | 'head';
  /** The rule fails on it, or asks a person to look. */
  readonly faulty: string;
  /** The rule passes on it. */
  readonly sound: string;
}

/** Snippets by rule id. */
export type RuleSnippets = Readonly<Record<string, RuleSnippet>>;
