import { expect, test } from 'vitest';
import type { AuditSummary } from '#contract/api/audits.ts';
import { summariseSites } from './sites.ts';

const audit = (
  host: string,
  score: number | null,
  status: AuditSummary['status'] = 'done',
  other: Partial<AuditSummary> = {},
): AuditSummary => ({
  id: `${host}-${score}`,
  url: `https://${host}/`,
  host,
  scope: 'site',
  device: 'mobile',
  maxPages: 10,
  profile: null,
  status,
  errorCode: null,
  errorMessage: null,
  progress: { stage: 'report', done: 1, total: 1 },
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  score,
  scoreUpTo: null,
  themeScores: null,
  themesUpTo: null,
  pageCount: 1,
  countsInQuota: true,
  reportRemovedAt: null,
  ...other,
});

test('a site shows its newest score and how it moved since the audit before', () => {
  const sites = summariseSites([audit('b.fr', 70), audit('a.fr', 82), audit('a.fr', 80), audit('a.fr', 10)]);
  expect(sites.map(({ host, change, auditCount }) => [host, change, auditCount])).toEqual([
    ['b.fr', null, 1],
    ['a.fr', 2, 3],
  ]);
});

test('failed and running audits are no site’s score, and a missing score is no change', () => {
  expect(summariseSites([audit('a.fr', null, 'error'), audit('a.fr', null, 'running')])).toEqual([]);
  expect(summariseSites([audit('a.fr', null), audit('a.fr', 80)])[0]?.change).toBeNull();
});

test('a page is not compared with the site, nor five pages with ten, nor a telephone with a computer', () => {
  const page = audit('a.fr', 67, 'done', { scope: 'page' });
  const desktop = audit('a.fr', 90, 'done', { device: 'desktop' });
  const short = audit('a.fr', 95, 'done', { maxPages: 5 });
  const [site] = summariseSites([page, audit('a.fr', 61), desktop, short, audit('a.fr', 60)]);
  expect([site?.latest.score, site?.change]).toEqual([61, 1]);
  const contact = audit('b.fr', 80, 'done', { scope: 'page', url: 'https://b.fr/contact' });
  const home = audit('b.fr', 50, 'done', { scope: 'page' });
  const [pages] = summariseSites([contact, home]);
  expect([pages?.latest.score, pages?.change]).toEqual([80, null]);
});
