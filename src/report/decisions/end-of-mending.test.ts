import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { contact, decided, home, link, reportShowing } from '#tests/support/decisions.ts';
import { isConfirmed } from './end-of-mending.ts';

const first = reportShowing({ [home]: [link('a'), link('b')], [contact]: [link('c')] });
const ruleId = first.findings[0]?.ruleId ?? '';
const later = (report: Report, changes: Partial<Report> = {}): Report => ({
  ...report,
  startedAt: '2026-11-25T10:00:00.000Z',
  finishedAt: '2026-11-25T10:05:00.000Z',
  ...changes,
});
const passed = (ruleVersion = 1): Partial<Report> => ({
  checks: [
    { ruleId, ruleVersion, theme: 'accessibility', title: '', status: 'pass', automation: 'automatique' },
  ],
});
const mended = { kind: 'mended' as const };
const element = decided(first, { page: home, order: 0 }, mended);
const rule = decided(first, null, mended);

test('an element is confirmed once its page was read again without it, others staying', () => {
  expect(isConfirmed(element, later(reportShowing({ [home]: [link('b')], [contact]: [] })))).toBe(true);
  expect(isConfirmed(element, later(reportShowing({ [home]: [], [contact]: [] }), passed()))).toBe(true);
  expect(isConfirmed(element, later(first))).toBe(false);
});

test('a rule is confirmed once all its pages were read again and it passed', () => {
  expect(isConfirmed(rule, later(reportShowing({ [home]: [], [contact]: [] }), passed()))).toBe(true);
  expect(isConfirmed(rule, later(reportShowing({ [home]: [] }), passed()))).toBe(false);
  expect(isConfirmed(rule, later(reportShowing({ [home]: [], [contact]: [link('c')] })))).toBe(false);
});

test('nothing is confirmed by what cannot tell', () => {
  const gone = reportShowing({ [home]: [link('b')], [contact]: [] });
  // Its page was not read.
  expect(isConfirmed(element, later(reportShowing({ [contact]: [link('c')] })))).toBe(false);
  // The list is cut: it may be among those only counted.
  const cut = reportShowing({ [home]: [link('b')] });
  cut.findings = cut.findings.map((one) => ({
    ...one,
    pages: one.pages.map((page) => ({ ...page, occurrences: 30 })),
  }));
  expect(isConfirmed(element, later(cut))).toBe(false);
  // The rule was not tested, was another version, or is not among the rules.
  const untested = passed().checks?.map((check) => ({ ...check, status: 'error' as const })) ?? [];
  const nothing = reportShowing({ [home]: [], [contact]: [] });
  expect(isConfirmed(rule, later(nothing, { checks: untested }))).toBe(false);
  expect(isConfirmed(rule, later(nothing, passed(2)))).toBe(false);
  expect(isConfirmed(rule, later(nothing, { checks: [] }))).toBe(false);
  // The audit was under way when it was decided; another kind of decision.
  expect(isConfirmed(element, { ...later(gone), startedAt: '2026-11-21T10:59:00.000Z' })).toBe(false);
  expect(isConfirmed({ ...element, kind: 'third-party' }, later(gone))).toBe(false);
});
