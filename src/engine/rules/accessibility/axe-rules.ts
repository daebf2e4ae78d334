import { type AxeRow, axeRows } from '#reference/axe-rules.ts';
import { axePartOptions } from '#reference/axe-run.ts';
import type { Axe, AxeResult, Dom, DomNode, PageShapes } from '../../artifacts.ts';
import { childrenOf, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isLink } from '../../derive/dom/names.ts';
import { everyHeaderHasData, layoutClaimOf, tablesOf } from '../../derive/dom/tables.ts';
import { evidenceOfNodes } from '../../derive/engines/joint-proof.ts';
import { opinionsOf } from '../../derive/engines/second-opinions.ts';
import { playerControlsOf } from '../../derive/media/media.ts';
import { defineRule, type PageRule, type Verdict } from '../../rule.ts';
import { withPaleTexts } from '../verdicts/pale-texts.ts';

/** Elements that a rule of Constat already judges: one defect is one finding. */
const judgedElsewhere: Readonly<Record<string, (dom: Dom, node: DomNode) => boolean>> = {
  'button-name': (dom, node) => playerControlsOf(dom).includes(node),
  'aria-command-name': (dom, node) => isLink(node) || playerControlsOf(dom).includes(node),
  'aria-input-field-name': (dom, node) => playerControlsOf(dom).includes(node),
  'hidden-content': (dom, node) => !holdsContent(dom, node),
  'p-as-heading': isNoTitle,
  // Two headers of the site are one defect, told by its own rule.
  'landmark-unique': (_, { role }) => /^(?:banner|contentinfo|main)$/.test(role),
  'object-alt': (_, node) => /^image\//i.test(node.attributes.type ?? ''),
  // axe-core does not count cells whose headers it reads otherwise: the table itself says whether each header has data.
  'th-has-data-cells': (dom, node) =>
    tablesOf(dom).some((table) => table.node === node && everyHeaderHasData(dom, table)),
  // A border is enough for axe-core to see data: a table told to be a layout is not asked for headers.
  'td-has-header': isToldLayout,
  'table-fake-caption': isToldLayout,
};

function isToldLayout(dom: Dom, node: DomNode): boolean {
  const table = tablesOf(dom).find((one) => one.node === node);
  return table !== undefined && /^(?:sure|likely)$/.test(layoutClaimOf(dom, table) ?? '');
}

/** A price, opening hours, a figure; or what stands under a heading of its own: its subtitle, its figure. */
function isNoTitle(dom: Dom, node: DomNode): boolean {
  const words = textOf(dom, node).replaceAll(/\p{L}+/gu, (word) => (isUnit.test(word) ? ' ' : word));
  if (!/\p{L}{3}/u.test(words)) return true;
  const parent = parentOf(dom, node);
  const siblings = parent ? childrenOf(dom, parent) : [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before !== undefined && headingLevelOf(before) !== null;
}

const isUnit = /^(?:euros?|eur|ttc|heures?|hrs?|minutes?|min|secondes?)$/i;

/** Words, pictures or fields: the box of a menu’s trick, an icon that another replaces, a « ¶ » leave nothing to judge. */
function holdsContent(dom: Dom, node: DomNode): boolean {
  const inside = descendantsOf(dom, node);
  return (
    /[\p{L}\p{N}]/u.test(textOf(dom, node)) ||
    [node, ...inside].some(isDrawnMedia) ||
    inside.some(({ tag }) => isField.test(tag))
  );
}

/** Browsers draw nothing of a sound without its controls, wherever it stands. */
const isDrawnMedia = ({ tag, attributes }: DomNode): boolean =>
  isMedia.test(tag) && attributes.alt !== '' && (tag !== 'audio' || attributes.controls !== undefined);

const isMedia = /^(?:img|video|audio|canvas|iframe|object|embed)$/;
const isField = /^(?:input|select|textarea|button)$/;

/** Asked of parts of a page too. */
const ofParts = new Set(axePartOptions.runOnly.values);

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
    references: [`axe-core ${row.axeId}`, ...row.rgaa.map((test) => `RGAA ${test}`)],
    rgaa: row.rgaa,
    source: 'axe-core',
    ...(row.sameDefectAs !== undefined && { sameDefectAs: row.sameDefectAs }),
    title: row.title,
    why: row.why,
    fix: row.fix,
    ...(ofParts.has(row.axeId) && { everyView: true }),
    ...(ofLooks.has(row.axeId) && { judges: 'layout' }),
    ...(row.axeId === 'hidden-content' && { version: 3, ofHidden: true }),
    ...(/^(?:p-as-heading|td-has-header|table-fake-caption|presentation-role-conflict)$/.test(row.axeId) && {
      version: 2,
    }),
    ...(/^color-contrast/.test(row.axeId) && { version: 5 }),
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
  const opinions = (opinionsOf(input).get(row.ruleId) ?? []).filter(({ node }) => !elsewhere?.(dom, node));

  const certain = opinions.filter((opinion) => opinion.certain);
  const failed = evidenceOfNodes(violation && kept(row, violation, dom), row, dom, opinions, certain);
  if (failed) return { status: 'fail', ...failed };
  const asks = !row.incompleteJudgedBy && !row.incompleteMeansNothing;
  const unsure = incomplete && asks ? kept(row, incomplete, dom) : undefined;
  const doubtful = evidenceOfNodes(unsure, row, dom, opinions, opinions);
  if (doubtful) return { status: 'review', ...doubtful };
  if (axe.passes.includes(row.axeId)) return { status: 'pass' };
  if (row.incompleteMeansNothing && incomplete) return { status: 'inapplicable' };
  if (found || incomplete) return { status: 'inapplicable', reason: 'jugé par un contrôle plus précis' };
  if (axe.inapplicable.includes(row.axeId)) return { status: 'inapplicable' };
  return { status: 'untested', reason: 'contrôle non exécuté sur cette page' };
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
  const nodes = result.nodes.filter((found) => {
    const node = found.node === null ? undefined : dom.nodes[found.node];
    return !(node && elsewhere?.(dom, node));
  });
  if (nodes.length === 0) return undefined;
  return { ...result, nodes, nodeCount: result.nodeCount - (result.nodes.length - nodes.length) };
}
