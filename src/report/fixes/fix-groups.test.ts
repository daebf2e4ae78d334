import { expect, test } from 'vitest';
import type { CauseKind } from '#contract/fix-words.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { viewReport } from '../report-view.ts';
import { groupFixes } from './fix-groups.ts';
import { fixesOf } from './fixes-of.ts';

const address = (path: string) => `https://www.exemple.fr/${path}`;
const pages = ['', 'contact', 'agenda'].map((path) =>
  visitedPage({ url: address(path), title: `Page ${path}` }),
);

/** The groups of fixes with those causes and pages: « title: how many ». */
function groupsOf(...asked: [cause: CauseKind, ...paths: string[]][]): string[] {
  const findings = asked.map(([, ...paths], index) =>
    finding({
      ruleId: `rule-${index}`,
      pages: paths.map((path) => ({ url: address(path), occurrences: 1, evidence: [] })),
    }),
  );
  const alone = fixesOf(auditReport({ pages, findings }));
  const fixes = alone.map((fix, index) => ({ ...fix, cause: asked[index]?.[0] ?? 'rule' }));
  const { firstFixes, moreFixes } = viewReport(auditReport({ pages, findings, fixes }));
  return groupFixes([...firstFixes, ...moreFixes]).map(({ title, views }) => `${title}: ${views.length}`);
}

test('fixes stand by cause, by part of the site, else by the page they are on, each in one group', () => {
  expect(
    groupsOf(
      ['setting', ''],
      ['part', '', 'contact'],
      ['template', '', 'contact'],
      ['rule', 'contact'],
      ['rule', 'contact'],
      ['rule', 'contact'],
      ['rule', '', 'agenda'],
      ['rule', 'agenda'],
      ['rule', ''],
      ['rule'],
      ['setting'],
    ),
  ).toEqual([
    'Réglages du serveur et du domaine: 2',
    'Gabarit\u00a0: en-tête, pied de page, menu: 2',
    'Page «\u00a0Page contact\u00a0»: 3',
    'Plusieurs pages: 1',
    'Pages isolées: 2',
    'Le site entier: 1',
  ]);
});
