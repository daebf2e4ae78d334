import type { JudgedCase } from './judge-cases.ts';

/** What we say of one ACT rule's cases. */
export interface RuleResult {
  readonly ruleId: string;
  readonly ruleName: string;
  readonly failing: number;
  /** Failing cases that a rule of ours fails. */
  readonly found: number;
  /** Failing cases we only doubt. */
  readonly doubted: number;
  /** Passed and inapplicable cases. */
  readonly sound: number;
  /** Sound cases that a rule of ours fails. */
  readonly false: number;
}

/** One row an ACT rule, in the order of the cases; a rule may have been renamed between its cases. */
export function resultsByRule(judged: readonly JudgedCase[]): RuleResult[] {
  const byRule = Map.groupBy(judged, ({ act }) => act.ruleId);
  return [...byRule].map(([ruleId, cases]) => {
    const failing = cases.filter(({ act }) => act.expected === 'failed');
    const sound = cases.filter(({ act }) => act.expected !== 'failed');
    return {
      ruleId,
      ruleName: cases[0]?.act.ruleName ?? '',
      failing: failing.length,
      found: failing.filter(({ outcome }) => outcome === 'failed').length,
      doubted: failing.filter(({ outcome }) => outcome === 'cantTell').length,
      sound: sound.length,
      false: sound.filter(({ outcome }) => outcome === 'failed').length,
    };
  });
}

/** As W3C says it: every failing case found by a failure, no sound case failed. */
const isConsistent = (row: RuleResult): boolean => row.found === row.failing && row.false === 0;

const header = ['Règle ACT', 'Échecs trouvés', 'Doutes', 'Faux échecs', 'Cohérente'];

/** The results as a Markdown table, for the terminal and for `docs/conformance.md`. */
export function tableOf(rows: readonly RuleResult[]): string {
  const lines = rows.map((row) => [
    `${row.ruleId} ${row.ruleName}`,
    `${row.found}/${row.failing}`,
    String(row.doubted),
    `${row.false}/${row.sound}`,
    isConsistent(row) ? 'oui' : 'non',
  ]);
  const all = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  const drawn = all.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [drawn[0], rule, ...drawn.slice(1)].join('\n');
}

/** Every case we do not answer as its authors do, one a line: what is expected, what we say, by which rules. */
export function differencesOf(judged: readonly JudgedCase[]): string[] {
  return judged
    .filter(({ act, outcome }) => (act.expected === 'failed') !== (outcome === 'failed'))
    .map(({ act, outcome, said }) => {
      const rules = said.filter((one) => one.outcome === outcome).map(({ ruleId }) => ruleId);
      const expected = `${act.ruleId} ${act.testcaseTitle} : attendu ${act.expected}`;
      return `${expected}, obtenu ${outcome} (${rules.join(', ')}) – ${act.relativePath}`;
    });
}

/** `ACT: 160/178 failing, 2/380 false` */
export function summaryOf(rows: readonly RuleResult[]): string {
  const sum = (key: 'failing' | 'found' | 'sound' | 'false') =>
    rows.reduce((total, row) => total + row[key], 0);
  return `ACT: ${sum('found')}/${sum('failing')} failing, ${sum('false')}/${sum('sound')} false`;
}
