import { describe, expect, test } from 'vitest';
import type { PageShapes } from '#engine/artifacts.ts';
import type { PageRule } from '#engine/rule.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';

/**
 * The table of a rule that only gathers evidence: it asks a person (`review`) or has nothing to show
 * (`inapplicable`); it never says that all is well.
 */
export function evidenceCases(
  rule: PageRule,
  table: {
    readonly review: Readonly<Record<string, PageShapes>>;
    readonly inapplicable: Readonly<Record<string, PageShapes>>;
  },
): void {
  describe(rule.id, () => {
    for (const [status, cases] of Object.entries(table)) {
      test.each(Object.entries(cases))(`${status}: %s`, (_, artifacts) => {
        const verdict = runPageRules([rule], artifacts, null)[0];
        expect(verdict).toMatchObject({ status });
        if (status === 'review') expect(verdict?.evidence.length).toBeGreaterThan(0);
      });
    }
  });
}
