import { listOf } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { AxeRow } from '#reference/axe-rules.ts';
import type { AxeNode, AxeResult, Dom } from '../../artifacts.ts';
import { clip, elementEvidence, shownProofs } from '../dom/dom.ts';
import { markOf } from '../dom/marks.ts';
import { frenchOf } from './axe-french.ts';
import type { HeardOpinion } from './second-opinions.ts';

const axeName = 'axe-core';

interface JointProof {
  readonly evidence: Evidence[];
  readonly occurrences: number;
  readonly sources: string[];
}

/**
 * What axe-core shows, each element with the engines that see it too, then the elements only the others show.
 * Undefined when nobody shows any.
 */
export function evidenceOfNodes(
  result: AxeResult | undefined,
  row: AxeRow,
  dom: Dom,
  opinions: readonly HeardOpinion[],
  shown: readonly HeardOpinion[],
): JointProof | undefined {
  const byNode = new Map(opinions.map((opinion) => [opinion.node.index, opinion]));
  const known = new Set(result?.nodes.flatMap(({ node }) => (node === null ? [] : [node])));
  // axe-core’s list was cut: what is not in it may be one of its own.
  const isWhole = !result || result.nodeCount === result.nodes.length;
  const others = isWhole ? shown.filter(({ node }) => !known.has(node.index)) : [];
  if (!result && others.length === 0) return undefined;
  const joined = [...known].flatMap((index) => byNode.get(index) ?? []);
  return {
    evidence: [
      ...(result?.nodes ?? []).map((found) =>
        axeEvidence(row, found, dom, found.node === null ? undefined : byNode.get(found.node)),
      ),
      ...others.slice(0, shownProofs).map(({ node, engines }) => elementEvidence(dom, node, seenBy(engines))),
    ],
    occurrences: (result?.nodeCount ?? 0) + others.length,
    sources: [
      ...new Set([...(result ? [axeName] : []), ...[...joined, ...others].flatMap(({ engines }) => engines)]),
    ],
  };
}

/** « constaté par Alfa et AccessLint » */
export const seenBy = (engines: readonly string[]): string => `constaté par ${listOf(engines)}`;

function axeEvidence(
  row: AxeRow,
  { node, selector, snippet, facts, box }: AxeNode,
  dom: Dom,
  opinion: HeardOpinion | undefined,
): Evidence {
  const known = node === null ? undefined : dom.nodes[node];
  const said = row.untranslated ? '' : frenchOf(facts, 300);
  const agreed = opinion ? seenBy([axeName, ...opinion.engines]) : '';
  const note = [said, agreed].filter((part) => part !== '').join(' – ');
  return {
    type: 'element',
    selector,
    snippet: clip(snippet, 300),
    ...(box && { box: { ...box } }),
    ...(note !== '' && { note }),
    ...(known && { mark: markOf(dom, known) }),
  };
}
