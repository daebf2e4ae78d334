import {
  ignoresRole,
  type OpinionRow,
  type OpinionTarget,
  opinionRows,
  type SecondEngine,
  secondEngineNames,
  secondEngines,
} from '#reference/second-opinions.ts';
import { type Axe, type Dom, type DomNode, isArtifactError, type PageShapes } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf } from '../dom/dom.ts';
import { memoise } from '../memoise.ts';

/** What the engines beside axe-core hold against one element, under one rule of ours. */
export interface HeardOpinion {
  readonly node: DomNode;
  /** As the report names them. */
  readonly engines: readonly string[];
  /** Enough for a failure without axe-core: two engines agree, or one whose rule our cases prove right alone. */
  readonly certain: boolean;
}

type Input = Pick<PageShapes, 'axe' | 'dom' | 'secondOpinions'>;

const rows = new Map(opinionRows.map((row) => [`${row.engine} ${row.rule}`, row]));

/** Opinions by rule of ours, elements in document order. Elements of frames are left out, as axe-core leaves them. */
export const opinionsOf = memoise((input: Input): ReadonlyMap<string, readonly HeardOpinion[]> => {
  const votes = new Map<string, Map<number, Map<SecondEngine, OpinionRow['weight']>>>();
  const axe = [reportedBy(input.axe, 'violations'), reportedBy(input.axe, 'incomplete')];
  for (const engine of secondEngines) {
    const opinion = input.secondOpinions[engine];
    if (isArtifactError(opinion)) continue;
    for (const { rule, node: index } of opinion.failures) {
      const row = rows.get(`${engine} ${rule}`);
      if (!row) continue;
      const node = lifted(input.dom, row, input.dom.nodes[index]);
      const [role = ''] = (node?.attributes.role ?? '').trim().toLowerCase().split(/\s+/);
      if (node?.document !== 0 || ignoresRole(row, role) || isSortedHeader(row, node)) continue;
      const ruleId = ruleMeant(input.dom, row, node, axe);
      if (ruleId) cast(votes, ruleId, node.index, engine, row.weight);
    }
  }
  return new Map([...votes].map(([ruleId, byNode]) => [ruleId, heard(input.dom, byNode)]));
});

/** Alfa takes a `th` without `scope` for a plain cell, which may not be sorted; the table makes it a header. */
const isSortedHeader = ({ rule }: OpinionRow, { tag, attributes }: DomNode): boolean =>
  rule === 'sia-r18' && tag === 'th' && 'aria-sort' in attributes;

function cast(
  votes: Map<string, Map<number, Map<SecondEngine, OpinionRow['weight']>>>,
  ruleId: string,
  index: number,
  engine: SecondEngine,
  weight: OpinionRow['weight'],
): void {
  const byNode = votes.get(ruleId) ?? new Map<number, Map<SecondEngine, OpinionRow['weight']>>();
  const byEngine = byNode.get(index) ?? new Map<SecondEngine, OpinionRow['weight']>();
  const rank = ['review', 'with-another', 'certain'] as const;
  const known = byEngine.get(engine);
  if (known === undefined || rank.indexOf(weight) > rank.indexOf(known)) byEngine.set(engine, weight);
  votes.set(ruleId, byNode.set(index, byEngine));
}

function heard(
  dom: Dom,
  byNode: ReadonlyMap<number, ReadonlyMap<SecondEngine, OpinionRow['weight']>>,
): HeardOpinion[] {
  return [...byNode]
    .sort(([a], [b]) => a - b)
    .flatMap(([index, byEngine]) => {
      const node = dom.nodes[index];
      const weights = [...byEngine.values()];
      const certain =
        weights.includes('certain') || weights.filter((weight) => weight !== 'review').length > 1;
      return node
        ? [{ node, engines: [...byEngine.keys()].map((name) => secondEngineNames[name]), certain }]
        : [];
    });
}

type Reported = ReadonlyMap<string, ReadonlySet<number>>;

/** Elements of axe-core’s results, by rule of ours. */
function reportedBy(axe: Axe, kind: 'violations' | 'incomplete'): Reported {
  if (isArtifactError(axe)) return new Map();
  return new Map(
    axe[kind].map(({ ruleId, nodes }) => [
      `axe-${ruleId}`,
      new Set(nodes.flatMap(({ node }) => (node === null ? [] : [node]))),
    ]),
  );
}

/** Of the rules meant, the one axe-core fails the element under, or doubts it under, else the first that fits. */
function ruleMeant(dom: Dom, row: OpinionRow, node: DomNode, axe: readonly Reported[]): string | undefined {
  for (const reported of axe) {
    const seen = row.ours.find(({ ruleId }) => reported.get(ruleId)?.has(node.index));
    if (seen) return seen.ruleId;
  }
  return row.ours.find((target) => fits(target, dom, node))?.ruleId;
}

function fits(
  { tags, roles, unnamed, unreached, reached, written, hidden }: OpinionTarget,
  dom: Dom,
  node: DomNode,
): boolean {
  if (!hidden && !node.exposed) return false;
  if (written && (node.attributes.role ?? '').trim() === '') return false;
  if (unreached && node.tabbable) return false;
  const isStop = ({ tabbable, inPassing }: DomNode) => tabbable && !inPassing;
  if (reached && ![node, ...descendantsOf(dom, node)].some(isStop)) return false;
  if (tags && !tags.includes(node.tag)) return false;
  if (roles && !roles.includes(node.role)) return false;
  return !unnamed || node.name.trim() === '';
}

function lifted(dom: Dom, { lift }: OpinionRow, node: DomNode | undefined): DomNode | undefined {
  if (!lift || !node) return node;
  return ancestorsOf(dom, node).find(
    ({ tag, role }) => lift.tags?.includes(tag) === true || lift.roles?.includes(role) === true,
  );
}
