import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { changeOf } from '#mail/audit-finished-words.ts';
import type { AuditRow } from '#store/audits.ts';
import { auditReport } from '#tests/support/report.ts';
import { finishedMail } from './audit-mails.ts';

const made = (edition: string, score: number): Report => {
  const report = auditReport({ score });
  return { ...report, themes: report.themes.map((theme) => ({ ...theme, score, edition })) };
};

/** The mail of an audit of 70 after one of 82. */
function mailAfter(before: Report) {
  const now = made('une', 70);
  const themeScores = Object.fromEntries(before.themes.map(({ theme, score }) => [theme, score]));
  const row = { id: 'b', url: now.url, host: now.host, score: 82, pageCount: now.pages.length, themeScores };
  const audit = { ...row, finishedAt: new Date('2026-11-02T10:00:00Z'), createdAt: new Date(0) } as AuditRow;
  const previous = { audit, report: before };
  return finishedMail('https://constat.example', { displayName: '' }, audit, now, previous, new Date());
}

test('a mail tells the points that a site lost under the same rules', () => {
  const data = mailAfter(made('une', 82));
  expect(changeOf(data)).toMatch(/^−12\s/);
  expect(data.themes.every(({ previousScore }) => previousScore === 82)).toBe(true);
});

test('a mail never says that a site lost what a change of our rules took', () => {
  const data = mailAfter(made('autre', 82));
  expect(changeOf(data)).toMatch(/^Nos contrôles ont changé depuis l’audit du 2\s/);
  expect(data.themes.every(({ previousScore }) => previousScore === null)).toBe(true);
});
