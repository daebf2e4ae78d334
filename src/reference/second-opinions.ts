/**
 * Rules of two more accessibility engines that Constat runs beside axe-core, and the rule of ours each one speaks about:
 * one defect seen by several engines is one finding, in our words. What axe-core reports is not weighed here: it stands.
 * Sources: @siteimprove/alfa-rules 0.114.0 and @accesslint/core 0.21.0 (both MIT); `act` is the W3C ACT rule the upstream
 * rule says it implements (https://www.w3.org/WAI/standards-guidelines/act/rules/).
 */
export const alfaVersion = '0.114.0';
export const accesslintVersion = '0.21.0';

export const secondEngines = ['alfa', 'accesslint'] as const;
export type SecondEngine = (typeof secondEngines)[number];

/** As the report names them. */
export const secondEngineNames: Readonly<Record<SecondEngine, string>> = {
  alfa: 'Alfa',
  accesslint: 'AccessLint',
};

/** A rule of ours that may be meant; the first whose condition the element meets is. */
export interface OpinionTarget {
  readonly ruleId: string;
  /** Only for these tags. */
  readonly tags?: readonly string[];
  /** Only for these computed roles. */
  readonly roles?: readonly string[];
  /** Only when the browser, too, computes no name. */
  readonly unnamed?: true;
  /** Only where the keyboard does not stop at it by itself. */
  readonly unreached?: true;
  /** Only where it does, or at something inside: what is inert keeps it out. */
  readonly reached?: true;
  /** Only where its role is written: what a native element holds is asked by nobody. */
  readonly written?: true;
  /** Even when it is not exposed to assistive technologies. Default: exposed elements only. */
  readonly hidden?: true;
}

/** Nearest ancestor that the rule of ours speaks about, where the engine points at what is inside. */
interface OpinionLift {
  readonly tags?: readonly string[];
  readonly roles?: readonly string[];
}

/**
 * What it is worth when axe-core says nothing of the element:
 * `certain`: a failure by itself, as the cases in `tests/smoke/second-opinions.test.ts` show, and those of the ACT rule
 *   where one is named (`npm run conformance`);
 * `with-another`: a failure when the other engine agrees, else « à vérifier »;
 * `review`: never more than « à vérifier ».
 */
type OpinionWeight = 'certain' | 'with-another' | 'review';

export interface OpinionRow {
  readonly engine: SecondEngine;
  readonly rule: string;
  readonly ours: readonly OpinionTarget[];
  readonly weight: OpinionWeight;
  readonly lift?: OpinionLift;
  readonly act?: string;
}

type Row = readonly [
  rule: string,
  ours: string | readonly OpinionTarget[],
  weight: OpinionWeight,
  act?: string | undefined,
  lift?: OpinionLift,
];

const to = (ruleId: string, condition: Omit<OpinionTarget, 'ruleId'> = {}): OpinionTarget => ({
  ruleId,
  ...condition,
});

const named = (ruleId: string, condition: Omit<OpinionTarget, 'ruleId'> = {}): OpinionTarget =>
  to(ruleId, { ...condition, unnamed: true });

const commandNames = [
  named('axe-button-name', { tags: ['button'] }),
  named('axe-input-button-name', { tags: ['input'] }),
  named('axe-summary-name', { tags: ['summary'] }),
  named('axe-aria-command-name'),
];

const fieldNames = [
  named('axe-select-name', { tags: ['select'] }),
  named('axe-label', { tags: ['input', 'textarea'] }),
  named('axe-aria-toggle-field-name', {
    roles: ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'],
  }),
  named('axe-aria-input-field-name'),
];

/** An image said decorative that is announced all the same is the last rule’s when axe-core says so. */
const imageNames = [
  named('axe-image-alt', { tags: ['img'] }),
  named('axe-svg-img-alt', { tags: ['svg'] }),
  named('axe-role-img-alt'),
  to('axe-presentation-role-conflict'),
];

/** Attributes a role does not take: unknown to it, forbidden by it, or unknown to everyone. */
const attributeUse = [
  to('axe-aria-allowed-attr'),
  to('axe-aria-prohibited-attr'),
  to('axe-aria-valid-attr'),
  to('axe-aria-conditional-attr'),
];
const forbiddenNames = [to('axe-aria-prohibited-attr'), to('axe-aria-allowed-attr')];

const ownedItems = [
  to('axe-listitem', { tags: ['li'] }),
  to('axe-dlitem', { tags: ['dt', 'dd'] }),
  to('axe-aria-required-parent'),
];

/** An empty list that a script fills, or a row without a cell, is announced by no browser. */
const requiredChildren = [to('axe-aria-required-children', { written: true })];

const inTable: OpinionLift = { tags: ['table'] };
const inCommand: OpinionLift = {
  roles: 'button link img tab checkbox radio switch option menuitemcheckbox menuitemradio'.split(' '),
};

const alfa: readonly Row[] = [
  ['sia-r2', imageNames, 'with-another', '23a2a8'],
  ['sia-r8', fieldNames, 'with-another', 'e086e5'],
  ['sia-r11', [named('rgaa-lien-vide-strict')], 'review', 'c487ae'],
  ['sia-r12', commandNames, 'with-another', '97a4e1'],
  ['sia-r16', 'axe-aria-required-attr', 'with-another', '4e8ab6'],
  ['sia-r17', [to('rgaa-cache-focalisable', { hidden: true, reached: true })], 'review', '6cfa84'],
  ['sia-r18', attributeUse, 'with-another', '5c01ea'],
  ['sia-r19', 'axe-aria-valid-attr-value', 'with-another', '6a7281'],
  ['sia-r20', 'axe-aria-valid-attr', 'with-another', '5f99a7'],
  ['sia-r28', [named('axe-input-image-alt')], 'with-another', '59796f'],
  ['sia-r42', ownedItems, 'with-another', 'ff89c9'],
  ['sia-r63', 'axe-object-alt', 'with-another', '8fc3b6'],
  ['sia-r64', [named('rgaa-titre-generique')], 'review', 'ffd0e9'],
  ['sia-r68', requiredChildren, 'review', 'bc4a75'],
  ['sia-r90', 'axe-nested-interactive', 'with-another', '307n5z'],
  ['sia-r94', commandNames, 'with-another', 'm6b1q3'],
  ['sia-r110', 'axe-aria-roles', 'with-another', '674b10'],
  ['sia-r116', [named('axe-summary-name')], 'with-another', '2t702h'],
];

const accesslint: readonly Row[] = [
  ['text-alternatives/img-alt', imageNames, 'with-another', '23a2a8'],
  ['text-alternatives/input-image-alt', [named('axe-input-image-alt')], 'with-another', '59796f'],
  ['text-alternatives/image-redundant-alt', 'axe-image-redundant-alt', 'review'],
  ['text-alternatives/area-alt', 'axe-area-alt', 'with-another'],
  ['text-alternatives/object-alt', 'axe-object-alt', 'with-another', '8fc3b6'],
  ['text-alternatives/role-img-alt', imageNames, 'with-another', '23a2a8'],
  ['time-based-media/video-captions', 'axe-video-caption', 'review', 'eac66b'],
  ['adaptable/list-children', 'axe-list', 'with-another'],
  ['adaptable/listitem-parent', 'axe-listitem', 'with-another'],
  ['adaptable/dl-children', 'axe-dlitem', 'with-another'],
  ['adaptable/definition-list', 'axe-definition-list', 'with-another'],
  ['adaptable/aria-required-children', requiredChildren, 'review', 'bc4a75'],
  ['adaptable/aria-required-parent', ownedItems, 'with-another', 'ff89c9'],
  ['adaptable/td-headers-attr', 'axe-td-headers-attr', 'with-another', 'a25f45', inTable],
  ['adaptable/scope-attr-valid', 'axe-scope-attr-valid', 'with-another'],
  ['adaptable/empty-table-header', 'axe-empty-table-header', 'review'],
  ['distinguishable/meta-viewport', [to('axe-meta-viewport', { hidden: true })], 'with-another', 'b4f0c3'],
  ['distinguishable/letter-spacing', 'axe-avoid-inline-spacing', 'certain', '24afc2'],
  ['distinguishable/line-height', 'axe-avoid-inline-spacing', 'certain', '78fd32'],
  ['distinguishable/word-spacing', 'axe-avoid-inline-spacing', 'certain', '9e45ec'],
  ['keyboard-accessible/server-image-map', 'axe-server-side-image-map', 'with-another'],
  ['keyboard-accessible/focus-order', 'axe-focus-order-semantics', 'review'],
  ['keyboard-accessible/nested-interactive', 'axe-nested-interactive', 'with-another', undefined, inCommand],
  [
    'keyboard-accessible/scrollable-region',
    [to('axe-scrollable-region-focusable', { unreached: true })],
    'review',
    '0ssw9k',
  ],
  ['navigable/heading-order', 'axe-heading-order', 'review'],
  ['navigable/empty-heading', [named('rgaa-titre-generique')], 'review', 'ffd0e9'],
  [
    'navigable/link-name',
    // A link that says it is a button is one: its name is asked of commands.
    [
      named('rgaa-lien-vide-strict', { roles: ['link'] }),
      named('axe-aria-command-name', { roles: ['button'] }),
    ],
    'review',
    'c487ae',
  ],
  ['readable/html-xml-lang-mismatch', [to('axe-html-xml-lang-mismatch', { hidden: true })], 'with-another'],
  ['labels-and-names/frame-title-unique', 'axe-frame-title-unique', 'review', '4b1c6c'],
  ['labels-and-names/frame-focusable-content', 'axe-frame-focusable-content', 'certain', 'akn7bn'],
  ['labels-and-names/form-label', fieldNames, 'with-another', 'e086e5'],
  ['labels-and-names/multiple-labels', 'axe-form-field-multiple-labels', 'review'],
  ['labels-and-names/input-button-name', commandNames, 'with-another'],
  ['labels-and-names/aria-command-name', commandNames, 'with-another', 'm6b1q3'],
  ['labels-and-names/aria-input-field-name', fieldNames, 'with-another'],
  ['labels-and-names/aria-toggle-field-name', fieldNames, 'with-another'],
  ['labels-and-names/aria-meter-name', [named('axe-aria-meter-name')], 'certain'],
  ['labels-and-names/aria-progressbar-name', [named('axe-aria-progressbar-name')], 'certain'],
  ['labels-and-names/aria-dialog-name', [named('axe-aria-dialog-name')], 'with-another'],
  ['labels-and-names/aria-tooltip-name', [named('axe-aria-tooltip-name')], 'with-another'],
  ['labels-and-names/aria-treeitem-name', [named('axe-aria-treeitem-name')], 'with-another'],
  ['labels-and-names/button-name', commandNames, 'with-another', '97a4e1'],
  ['labels-and-names/summary-name', [named('axe-summary-name')], 'with-another', '2t702h'],
  ['aria/aria-roles', 'axe-aria-roles', 'with-another', '674b10'],
  ['aria/aria-valid-attr', 'axe-aria-valid-attr', 'with-another', '5f99a7'],
  ['aria/aria-valid-attr-value', 'axe-aria-valid-attr-value', 'with-another', '6a7281'],
  ['aria/aria-required-attr', 'axe-aria-required-attr', 'with-another', '4e8ab6'],
  ['aria/aria-allowed-attr', attributeUse, 'with-another', '5c01ea'],
  ['aria/aria-allowed-role', 'axe-aria-allowed-role', 'review'],
  ['aria/aria-hidden-body', [to('axe-aria-hidden-body', { hidden: true })], 'with-another'],
  [
    'aria/aria-hidden-focus',
    [to('rgaa-cache-focalisable', { hidden: true, reached: true })],
    'review',
    '6cfa84',
  ],
  ['aria/aria-prohibited-attr', forbiddenNames, 'with-another', 'kb1m8s'],
  ['aria/presentation-role-conflict', 'axe-presentation-role-conflict', 'with-another', '46ca7f'],
  ['aria/presentational-children-focusable', 'axe-nested-interactive', 'with-another', '307n5z', inCommand],
];

const rowsOf = (engine: SecondEngine, rows: readonly Row[]): OpinionRow[] =>
  rows.map(([rule, ours, weight, act, lift]) => ({
    engine,
    rule,
    ours: typeof ours === 'string' ? [to(ours)] : ours,
    weight,
    ...(act !== undefined && { act }),
    ...(lift && { lift }),
  }));

/** Exactly the upstream rules that are run. */
export const opinionRows: readonly OpinionRow[] = [
  ...rowsOf('alfa', alfa),
  ...rowsOf('accesslint', accesslint),
];

/** The rules asked of one engine. */
export const rulesAskedOf = (engine: SecondEngine): string[] =>
  opinionRows.filter((row) => row.engine === engine).map(({ rule }) => rule);

/** Roles of the digital publishing module (DPUB-ARIA 1.1): valid, and unknown to AccessLint, whose ARIA rules mistake them. */
const publishingRoles =
  /^doc-(?:abstract|acknowledgments|afterword|appendix|backlink|biblioentry|bibliography|biblioref|chapter|colophon|conclusion|cover|credits?|dedication|endnotes?|epigraph|epilogue|errata|example|footnote|foreword|glossary|glossref|index|introduction|noteref|notice|pagebreak|pagefooter|pageheader|pagelist|part|preface|prologue|pullquote|qna|subtitle|tip|toc)$/;

/** The engine does not know that role, so that what it says of its use means nothing. */
export function ignoresRole({ engine, rule }: Pick<OpinionRow, 'engine' | 'rule'>, role: string): boolean {
  return engine === 'accesslint' && rule.startsWith('aria/') && publishingRoles.test(role);
}
