import { describe, expect, test } from 'vitest';
import type { SiteProfile } from '#contract/themes.ts';
import type { PageShapes, SiteShapes } from '#engine/artifacts.ts';
import type { PageRule, Rule, SiteRule } from '#engine/rule.ts';
import { type RuleVerdict, runPageRules, runSiteRules } from '#engine/rules/run-rules.ts';

type Cases<Input> = Readonly<Record<string, Input>>;

interface Table<Input> {
  readonly pass?: Cases<Input>;
  readonly fail?: Cases<Input>;
  readonly review?: Cases<Input>;
  readonly inapplicable?: Cases<Input>;
  readonly error?: Cases<Input>;
}

/**
 * The table of a rule: artifacts → verdict. Every rule has a `pass` and a `fail` (or `review`) case.
 * Also checks what every failure owes the reader: a rendered title and at least one piece of evidence.
 */
export function ruleCases(rule: PageRule, table: Table<PageShapes>, profile?: SiteProfile | null): void;
export function ruleCases(rule: SiteRule, table: Table<SiteShapes>, profile?: SiteProfile | null): void;
export function ruleCases(
  rule: Rule,
  table: Table<PageShapes> | Table<SiteShapes>,
  profile: SiteProfile | null = 'public',
): void {
  describe(rule.id, () => {
    for (const [status, cases] of Object.entries(table) as [
      RuleVerdict['status'],
      Cases<PageShapes | SiteShapes>,
    ][]) {
      for (const [name, artifacts] of Object.entries(cases)) {
        test(`${status}: ${name}`, () => {
          const verdict = run(rule, artifacts, profile);
          expect({ status: verdict?.status, reason: verdict?.reason }).toMatchObject({ status });
          if (status !== 'fail' && status !== 'review') return;
          expect(verdict?.title).not.toMatch(/[{}]/);
          expect(verdict?.evidence.length).toBeGreaterThan(0);
        });
      }
    }
    test('has a passing and a failing (or review) case', () => {
      expect(Object.keys(table.pass ?? {}).length).toBeGreaterThan(0);
      expect(Object.keys({ ...table.fail, ...table.review }).length).toBeGreaterThan(0);
    });
  });
}

function run(
  rule: Rule,
  artifacts: PageShapes | SiteShapes,
  profile: SiteProfile | null,
): RuleVerdict | undefined {
  return rule.scope === 'page'
    ? runPageRules([rule], artifacts as PageShapes, profile)[0]
    : runSiteRules([rule], artifacts as SiteShapes, profile)[0];
}
