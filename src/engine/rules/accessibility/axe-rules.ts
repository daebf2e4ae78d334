import type { Evidence } from '#contract/report.ts';
import { type AxeRow, axeRows } from '#reference/axe-rules.ts';
import type { Axe, AxeNode, AxeResult, Dom, DomNode } from '../../artifacts.ts';
import { clip } from '../../derive/dom.ts';
import { playerControlsOf } from '../../derive/media.ts';
import { isLink } from '../../derive/names.ts';
import { defineRule, type PageRule, type Verdict } from '../../rule.ts';

/** Elements that a rule of Constat already judges: one defect is one finding. */
const judgedElsewhere: Readonly<Record<string, (dom: Dom, node: DomNode) => boolean>> = {
  'button-name': (dom, node) => playerControlsOf(dom).includes(node),
  'aria-command-name': (dom, node) => isLink(node) || playerControlsOf(dom).includes(node),
  'aria-input-field-name': (dom, node) => playerControlsOf(dom).includes(node),
  'svg-img-alt': (_, node) => node.tag === 'svg',
  'object-alt': (_, node) => /^image\//i.test(node.attributes.type ?? ''),
};

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
    artifacts: ['axe', 'dom'],
    evaluate: ({ axe, dom }) => judge(row, axe, dom),
  }),
);

function judge(row: AxeRow, axe: Axe, dom: Dom): Verdict {
  const isMine = (result: AxeResult) => result.ruleId === row.axeId;
  const violation = axe.violations.find(isMine);
  const failed = violation && proofOf(row, violation, dom);
  if (failed) return { status: 'fail', ...failed };
  const incomplete = axe.incomplete.find(isMine);
  const asks = !row.incompleteJudgedBy && !row.incompleteMeansNothing;
  const doubtful = incomplete && asks && proofOf(row, incomplete, dom);
  if (doubtful) return { status: 'review', ...doubtful };
  if (axe.passes.includes(row.axeId)) return { status: 'pass' };
  if (row.incompleteMeansNothing && incomplete) return { status: 'inapplicable' };
  if (violation || incomplete) return { status: 'inapplicable', reason: 'jugé par un contrôle plus précis' };
  if (axe.inapplicable.includes(row.axeId)) return { status: 'inapplicable' };
  return { status: 'untested', reason: 'contrôle non exécuté sur cette page' };
}

function proofOf(
  row: AxeRow,
  result: AxeResult,
  dom: Dom,
): { evidence: Evidence[]; occurrences: number } | undefined {
  const elsewhere = judgedElsewhere[row.axeId];
  const kept = result.nodes.filter((found) => {
    const node = found.node === null ? undefined : dom.nodes[found.node];
    return !(node && elsewhere?.(dom, node));
  });
  if (kept.length === 0) return undefined;
  return {
    evidence: kept.slice(0, 20).map((found) => evidenceOf(row, found)),
    occurrences: result.nodeCount - (result.nodes.length - kept.length),
  };
}

function evidenceOf(row: AxeRow, { selector, snippet, message, box }: AxeNode): Evidence {
  const note = row.untranslated ? '' : clip(message.replaceAll(/\s+/g, ' ').trim(), 300);
  return {
    type: 'element',
    selector,
    snippet: clip(snippet, 300),
    ...(box && { box: { ...box } }),
    ...(note !== '' && { note }),
  };
}
