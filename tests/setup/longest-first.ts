import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than fifteen seconds, longest first. */
const longest = [
  'tests/unit/linear-time.test.ts',
  'tests/smoke/rule-snippets.test.ts',
  'tests/smoke/demo-site.test.ts',
  'tests/smoke/extreme-pages.test.ts',
  'tests/smoke/reproducible.test.ts',
  'tests/smoke/own-cases.test.ts',
  'tests/e2e/closed-sites.all.test.ts',
  'tests/e2e/closed-site.all.test.ts',
  'tests/smoke/site-access.test.ts',
  'tests/smoke/sign-in.test.ts',
  'tests/e2e/client-leaks.all.test.ts',
  'tests/e2e/pages.test.ts',
  'tests/e2e/ways-to-read.test.ts',
  'tests/e2e/continuous-integration.all.test.ts',
  'tests/smoke/gather-hostile.test.ts',
  'tests/smoke/interactions.test.ts',
  'tests/smoke/both-widths.test.ts',
  'tests/smoke/open-streams.test.ts',
  'tests/e2e/lost-and-restored.all.test.ts',
  'tests/smoke/endless-pages.test.ts',
  'tests/smoke/consent-visits.test.ts',
  'tests/smoke/banner-looks.test.ts',
  'tests/smoke/guard-counts.test.ts',
  'tests/e2e/whole-path.test.ts',
  'tests/smoke/page-behaviour.test.ts',
  'tests/smoke/moving-pages.test.ts',
  'tests/smoke/odd-answers.test.ts',
  'tests/database/accounts-email.test.ts',
  'tests/database/accounts-edge.test.ts',
  'tests/e2e/billing.test.ts',
  'tests/database/billing.test.ts',
  'tests/database/accounts-limits.test.ts',
  'tests/database/accounts-takeover.test.ts',
  'tests/faults/kill-everything.test.ts',
  'tests/database/build.all.test.ts',
  'tests/database/heavy-answers.test.ts',
  'tests/database/render-thread.test.ts',
  'tests/database/answer-costs.all.test.ts',
  'tests/smoke/image-texts.all.test.ts',
  'tests/e2e/toast.test.ts',
  'tests/e2e/keyboard.test.ts',
  'tests/smoke/visit-pool.test.ts',
  'tests/database/embedded-postgres.test.ts',
  'tests/database/files.test.ts',
  'tests/database/accounts-roles.test.ts',
  'tests/smoke/html-validity.test.ts',
  'tests/smoke/second-opinions.test.ts',
  'tests/smoke/crawl-audit.test.ts',
  'tests/faults/kill-large-audit.test.ts',
  'tests/faults/kill-worker.test.ts',
  'tests/database/backup.test.ts',
  'tests/database/large-audits.all.test.ts',
  'tests/smoke/fonts.test.ts',
  'tests/database/start.test.ts',
  'tests/smoke/check-rule.test.ts',
  'tests/smoke/home-loads.test.ts',
  'tests/database/domains-audit.test.ts',
  'tests/e2e/domains.all.test.ts',
];

/** Begins with the long files, so that none is left to run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return rank === -1 ? longest.length : rank;
    };
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}
