import type { Evidence } from '#contract/report.ts';
import { type AxeRow, axeRows } from '#reference/axe-rules.ts';
import { axePartOptions } from '#reference/axe-run.ts';
import type { Axe, AxeResult, Dom, DomNode, PageShapes } from '../../artifacts.ts';
import { isAllThatIsThere, isDecisive } from '../../derive/dom/decisive.ts';
import { hasScrollButtons } from '../../derive/dom/scroll-buttons.ts';
import { isClipped } from '../../derive/dom/visibility.ts';
import { evidenceOfNodes } from '../../derive/engines/joint-proof.ts';
import { opinionsOf } from '../../derive/engines/second-opinions.ts';
import { defineRule, type PageRule, type Verdict } from '../../rule.ts';
import { judgedElsewhere } from '../verdicts/judged-elsewhere.ts';
import { withPaleTexts } from '../verdicts/pale-texts.ts';

/** What axe-core fails without knowing it: elements that something else on the page may well make sound, and what to ask. */
const doubts: Readonly<Record<string, { isOf: (dom: Dom, node: DomNode) => boolean; note: string }>> = {
  'scrollable-region-focusable': {
    isOf: hasScrollButtons,
    note: 'ses boutons précédent et suivant la font-ils défiler au clavier ?',
  },
};

/** Elements without which a visitor is stopped, of rules that are `bloquant` for these alone. */
const stopping: Readonly<Record<string, (dom: Dom, node: DomNode) => boolean>> = {
  'image-alt': isAllThatIsThere,
  'button-name': isDecisive,
};

/** Asked of parts of a page too. */
const ofParts = new Set(axePartOptions.runOnly.values);

const secondVersion =
  /^(?:p-as-heading|aria-required-children|video-caption|td-has-header|table-fake-caption|presentation-role-conflict|aria-roles|aria-allowed-role)$/;

/** About what style sheets draw. */
const ofLooks = new Set([
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'p-as-heading',
  'scrollable-region-focusable',
]);

/** One page rule per row of the axe table. */
export const axeRules: readonly PageRule[] = axeRows.map((row) =>
  defineRule({
    id: row.ruleId,
    severity: row.severity,
    automation: row.automation,
    effort: row.effort,
    references: [
      { kind: 'vendor', title: `axe-core ${row.axeId}` },
      ...row.rgaa.map((test) => ({ kind: 'standard', title: `RGAA ${test}` }) as const),
    ],
    rgaa: row.rgaa,
    source: 'axe-core',
    ...(row.sameDefectAs !== undefined && { sameDefectAs: row.sameDefectAs }),
    title: row.title,
    why: row.why,
    fix: row.fix,
    ...(ofParts.has(row.axeId) && { everyView: true }),
    ...(ofLooks.has(row.axeId) && { judges: 'layout' }),
    ...(row.axeId === 'hidden-content' && { version: 4, ofHidden: true }),
    ...(secondVersion.test(row.axeId) && { version: 2 }),
    ...(row.axeId in doubts && { version: 3 }),
    ...(/^color-contrast/.test(row.axeId) && { version: 8 }),
    ...(row.version !== undefined && { version: row.version }),
    artifacts: ['axe', 'dom', 'secondOpinions'],
    evaluate: (artifacts) => judge(row, artifacts),
  }),
);

type Input = Pick<PageShapes, 'axe' | 'dom' | 'secondOpinions'>;

/** axe-core’s failures stand; what other engines alone see fails or asks a person, as the table weighs it. */
function judge(row: AxeRow, input: Input): Verdict {
  const { axe, dom } = input;
  const isMine = (result: AxeResult) => result.ruleId === row.axeId;
  const found = axe.violations.find(isMine);
  const incomplete = axe.incomplete.find(isMine);
  const stated = found && row.beyond ? withoutThoseOf(found, axe, row.beyond) : found;
  const lesser = axe.incomplete.find(({ ruleId }) => ruleId === row.beyond);
  const violation = withPaleTexts(row, stated, [incomplete, lesser], dom);
  const elsewhere = judgedElsewhere[row.axeId];
  const doubt = doubts[row.axeId];
  const isSure = (node: DomNode) => !doubt?.isOf(dom, node);
  const opinions = (opinionsOf(input).get(row.ruleId) ?? []).filter(({ node }) => !elsewhere?.(dom, node));

  const certain = opinions.filter((opinion) => opinion.certain && isSure(opinion.node));
  const stands = violation && kept(row, violation, dom);
  const sure = stands && nodesOf(stands, dom, isSure);
  const failed = evidenceOfNodes(sure, row, dom, opinions, certain);
  const weight = weightOf(row, dom, [...nodesIn(sure ?? stands, dom), ...certain.map(({ node }) => node)]);
  if (failed) return { status: 'fail', ...weight, ...failed };
  const asks = !row.incompleteJudgedBy && !row.incompleteMeansNothing;
  const unsure = stands ?? (incomplete && asks ? kept(row, incomplete, dom) : undefined);
  const doubtful = evidenceOfNodes(unsure, row, dom, opinions, opinions);
  if (doubtful && stands && doubt)
    return {
      status: 'review',
      ...doubtful,
      evidence: doubtful.evidence.map((proof) => noted(proof, doubt.note)),
    };
  if (doubtful) return { status: 'review', ...doubtful };
  if (axe.passes.includes(row.axeId)) return { status: 'pass' };
  if (row.incompleteMeansNothing && incomplete) return { status: 'inapplicable' };
  if (found || incomplete) return { status: 'inapplicable', reason: 'jugé par un contrôle plus précis' };
  if (axe.inapplicable.includes(row.axeId)) return { status: 'inapplicable' };
  return { status: 'untested', reason: 'contrôle non exécuté sur cette page' };
}

/** Elements of the page that the result names. */
const nodesIn = (result: AxeResult | undefined, dom: Dom): readonly DomNode[] =>
  (result?.nodes ?? []).flatMap(({ node }) => (node === null ? [] : (dom.nodes[node] ?? [])));

/** A rule that stops visitors on some elements alone is `majeur` where none of those fails. */
function weightOf(row: AxeRow, dom: Dom, failed: readonly DomNode[]): { readonly severity?: 'majeur' } {
  const stops = stopping[row.axeId];
  return !stops || failed.some((node) => stops(dom, node)) ? {} : { severity: 'majeur' };
}

/** The result without the elements that a less demanding rule of axe-core fails; undefined when none is left. */
function withoutThoseOf(result: AxeResult, axe: Axe, axeId: string): AxeResult | undefined {
  const failed = axe.violations.find(({ ruleId }) => ruleId === axeId)?.nodes ?? [];
  const selectors = new Set(failed.map(({ selector }) => selector));
  const nodes = result.nodes.filter(({ selector }) => !selectors.has(selector));
  return nodes.length === 0 ? undefined : { ...result, nodes, nodeCount: nodes.length };
}

/** The result without what a rule of Constat judges. */
function kept(row: AxeRow, result: AxeResult, dom: Dom): AxeResult | undefined {
  const elsewhere = judgedElsewhere[row.axeId];
  // Nobody scrolls a text that is one pixel wide, for screen readers alone.
  const isUnseen = (node: DomNode) => row.axeId === 'scrollable-region-focusable' && isClipped(node);
  return nodesOf(result, dom, (node) => !elsewhere?.(dom, node) && !isUnseen(node));
}

/** The result of those elements alone, and of what is no element of the page; undefined when none is left. */
function nodesOf(result: AxeResult, dom: Dom, isWanted: (node: DomNode) => boolean): AxeResult | undefined {
  const nodes = result.nodes.filter((found) => {
    const node = found.node === null ? undefined : dom.nodes[found.node];
    return !node || isWanted(node);
  });
  if (nodes.length === 0) return undefined;
  return { ...result, nodes, nodeCount: result.nodeCount - (result.nodes.length - nodes.length) };
}

function noted(proof: Evidence, note: string): Evidence {
  if (proof.type !== 'element') return proof;
  return { ...proof, note: proof.note ? `${proof.note} – ${note}` : note };
}
