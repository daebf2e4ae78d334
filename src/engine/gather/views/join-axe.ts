import type { Axe, AxeResult } from '../../artifacts.ts';

/** Runs of axe over different parts of one page as one; rules that judged something in one of them did in the whole. */
export function joinAxe(runs: readonly Axe[]): Axe {
  const join = (kind: 'violations' | 'incomplete'): AxeResult[] => {
    const byRule = Map.groupBy(
      runs.flatMap((run) => run[kind]),
      ({ ruleId }) => ruleId,
    );
    return [...byRule.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const nodes = same.flatMap((result) => result.nodes);
      return [{ ...first, nodes, nodeCount: same.reduce((sum, { nodeCount }) => sum + nodeCount, 0) }];
    });
  };
  const names = (kind: 'passes' | 'inapplicable') => [...new Set(runs.flatMap((run) => run[kind]))];
  return {
    version: runs[0]?.version ?? '',
    violations: join('violations'),
    incomplete: join('incomplete'),
    passes: names('passes'),
    inapplicable: names('inapplicable'),
  };
}
