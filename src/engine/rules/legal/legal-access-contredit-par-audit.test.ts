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
  'nothing is proven against « totalement »': { artifacts: site('totalement', grid(0, 20)), verdict: 'pass' },
  'more than half may be met': { artifacts: site('partiellement', grid(9, 11)), verdict: 'pass' },
  'exactly half': { artifacts: site('partiellement', grid(10, 10)), verdict: 'pass' },
  'one criterion is enough against « totalement »': {
    artifacts: site('totalement', grid(1, 19), false),
    verdict: 'fail',
    title:
      'L’audit contredit l’état d’accessibilité annoncé (« totalement conforme », 1 critère non respecté)',
    occurrences: 1,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/accessibility', note: '« totalement conforme »' },
      { type: 'value', label: 'Critère 1.1, critère 1', value: 'non respecté sur 2 pages' },
    ],
  },
  'less than half at best, on the whole site': {
    artifacts: site('partiellement', grid(11, 9)),
    verdict: 'fail',
    title:
      'L’audit contredit l’état d’accessibilité annoncé (« partiellement conforme », au plus 45 % de critères respectés)',
    occurrences: 11,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/accessibility', note: '« partiellement conforme »' },
      { type: 'value', label: 'Critère 1.1, critère 1', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.2, critère 2', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.3, critère 3', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.4, critère 4', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.5, critère 5', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.6, critère 6', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.7, critère 7', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.8, critère 8', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.9, critère 9', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.10, critère 10', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.11, critère 11', value: 'non respecté sur 2 pages' },
    ],
  },
  'less than half at best, on some pages only': {
    artifacts: site('partiellement', grid(11, 9), false),
    verdict: 'review',
    title:
      'L’état « partiellement conforme » semble trop favorable : au plus 45 % des critères sont respectés sur les pages analysées',
    occurrences: 11,
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/accessibility', note: '« partiellement conforme »' },
      { type: 'value', label: 'Critère 1.1, critère 1', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.2, critère 2', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.3, critère 3', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.4, critère 4', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.5, critère 5', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.6, critère 6', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.7, critère 7', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.8, critère 8', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.9, critère 9', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.10, critère 10', value: 'non respecté sur 2 pages' },
      { type: 'value', label: 'Critère 1.11, critère 11', value: 'non respecté sur 2 pages' },
    ],
  },
  'nothing is claimed': {
    artifacts: siteArtifacts({ rgaa: grid(11, 9) }),
    verdict: 'inapplicable',
    reason: 'aucune conformité annoncée',
  },
  'the worst is claimed': {
    artifacts: site('non', grid(20, 0)),
    verdict: 'inapplicable',
    reason: 'aucune conformité annoncée',
  },
  'no grid': {
    artifacts: site('totalement', null),
    verdict: 'error',
    reason: 'la grille du référentiel n’a pas pu être établie',
  },
});

test('names the criteria that are not met', () => {
  const [verdict] = runSiteRules([rule], site('totalement', grid(2, 3)), 'public');
  expect(verdict?.title).toMatch(/2\scritères non respectés/);
  expect(verdict?.evidence).toHaveLength(3);
  expect(JSON.stringify(verdict?.evidence)).toContain('Critère 1.2');
});
