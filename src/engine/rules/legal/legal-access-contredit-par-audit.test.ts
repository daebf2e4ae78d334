import { expect, test } from 'vitest';
import type { CriterionRow, CriterionVerdict } from '#contract/rgaa-grid.ts';
import type { SiteShapes } from '#engine/artifacts.ts';
import { runSiteRules } from '#engine/rules/run-rules.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-contredit-par-audit.ts';

const row = (verdict: CriterionVerdict, index: number): CriterionRow => ({
  number: `1.${index + 1}`,
  topic: 'Images',
  title: `critère ${index + 1}`,
  level: 'A',
  verdict,
  reason: '',
  pages: { c: 0, nc: verdict === 'nc' ? 2 : 0, na: 0, review: 0, ncUrls: [] },
  rules: [],
  reviewRules: [],
});

/** That many criteria not met, and that many left to a person. */
function grid(nc: number, review: number): SiteShapes['rgaa'] {
  const criteria = Array.from({ length: nc + review }, (_, index) =>
    row(index < nc ? 'nc' : 'review', index),
  );
  return {
    name: 'RGAA 4.1.2',
    criteria,
    counts: { c: 0, nc, na: 0, review },
    interval: { low: 0, high: review / (nc + review) },
  };
}

const site = (claim: string, rgaa: SiteShapes['rgaa'], crawlComplete = true) =>
  siteArtifacts({
    site: { ...siteArtifacts().site, crawlComplete },
    pages: [pageFacts(), legalPage('accessibility', `Ce site est ${claim} conforme au RGAA.`)],
    rgaa,
  });

ruleCases(rule, {
  pass: {
    'nothing is proven against « totalement »': site('totalement', grid(0, 20)),
    'more than half may be met': site('partiellement', grid(9, 11)),
    'exactly half': site('partiellement', grid(10, 10)),
  },
  fail: {
    'one criterion is enough against « totalement »': site('totalement', grid(1, 19), false),
    'less than half at best, on the whole site': site('partiellement', grid(11, 9)),
  },
  review: {
    'less than half at best, on some pages only': site('partiellement', grid(11, 9), false),
  },
  inapplicable: {
    'nothing is claimed': siteArtifacts({ rgaa: grid(11, 9) }),
    'the worst is claimed': site('non', grid(20, 0)),
  },
  error: { 'no grid': site('totalement', null) },
});

test('names the criteria that are not met', () => {
  const [verdict] = runSiteRules([rule], site('totalement', grid(2, 3)), 'public');
  expect(verdict?.title).toMatch(/2\scritères non respectés/);
  expect(verdict?.evidence).toHaveLength(3);
  expect(JSON.stringify(verdict?.evidence)).toContain('Critère 1.2');
});
