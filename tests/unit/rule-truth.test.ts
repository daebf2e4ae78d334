import { describe, expect, test } from 'vitest';
import { themeIds } from '#contract/themes.ts';
import type { LighthouseAudit } from '#engine/artifacts.ts';
import type { PageRule, Rule } from '#engine/rule.ts';
import { allRules, rulesByTheme } from '#engine/rules/registry.ts';
import { runRule } from '#engine/rules/run-rules.ts';
import { axeRows } from '#reference/axe-rules.ts';
import { lighthouseRows } from '#reference/lighthouse-audits.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { possibleVerdicts } from '../../scripts/possible-verdicts.ts';

const byTable = themeIds.flatMap((theme) =>
  rulesByTheme[theme].map((rule) => ({ rule, verdicts: possibleVerdicts(theme, rule) })),
);
const idsOf = (found: readonly { readonly rule: Rule }[]) => found.map(({ rule }) => rule.id);
const pageRule = (id: string): PageRule => {
  const rule = allRules.find((one) => one.id === id);
  if (rule?.scope !== 'page') throw new Error(`${id} is not a page rule`);
  return rule;
};

describe('what a rule says of itself is what its cases show', () => {
  test('a rule that says it may fail has a case that fails', () => {
    const harmless = byTable.filter(
      ({ rule, verdicts }) => rule.automation !== 'revue' && !verdicts.includes('fail'),
    );
    expect(idsOf(harmless)).toEqual([]);
  });

  test('a rule that only asks a person has a case that asks and none that fails', () => {
    const certain = byTable.filter(
      ({ rule, verdicts }) =>
        rule.automation === 'revue' && (verdicts.includes('fail') || !verdicts.includes('review')),
    );
    expect(idsOf(certain)).toEqual([]);
  });

  test('a rule that says its success is established has a case that passes', () => {
    const silent = byTable.filter(
      ({ rule, verdicts }) => rule.automation === 'automatique' && !verdicts.includes('pass'),
    );
    expect(idsOf(silent)).toEqual([]);
  });
});

describe('rules of other engines have no table: each is run', () => {
  test.each(axeRows)('a violation of $axeId fails, or asks a person', ({ axeId, ruleId, automation }) => {
    const violation = {
      ruleId: axeId,
      impact: 'serious' as const,
      nodes: [{ selector: 'p', snippet: '<p>', facts: [], node: null, box: null }],
      nodeCount: 1,
    };
    const axe = { version: 'test', violations: [violation], incomplete: [], passes: [], inapplicable: [] };
    const { status } = runRule(pageRule(ruleId), withBody('<p>x</p>', { axe }), null);
    expect(status).toBe(automation === 'revue' ? 'review' : 'fail');
  });

  test.each(lighthouseRows)('the worst result of $auditId fails', ({ auditId }) => {
    const script = 'https://www.exemple.fr/a.js';
    const items = [
      { entity: 'Service', mainThreadTime: 60_000, url: script, source: script, line: 0, reflowTime: 500 },
    ];
    const audit: LighthouseAudit = {
      id: auditId,
      score: 0,
      numericValue: 60_000,
      displayValue: '60 s',
      items,
      savingsMs: 60_000,
      savingsBytes: 10_000_000,
    };
    const lighthouse = {
      version: 'test',
      score: 0,
      metrics: null,
      audits: { [auditId]: audit },
      warnings: [],
    };
    const { status } = runRule(pageRule(`lh-${auditId}`), pageArtifacts(undefined, { lighthouse }), null);
    expect(status).toBe('fail');
  });
});
