import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contact, decided, home, link, reportShowing } from '#tests/support/decisions.ts';
import { finding, firstLayout, toPrint } from '#tests/support/report.ts';
import { reportPdfHtml } from '../pdf/report-pdf.ts';
import { ReportDocument } from '../report-document.tsx';
import { viewReport } from '../report-view.ts';
import { applyDecisions } from './apply-decisions.ts';
import { decisionCells, decisionHeader } from './decision-cells.ts';
import { decidedSentence } from './decision-texts.ts';

const now = new Date('2026-11-22T10:00:00Z');
const shown = reportShowing({ [home]: [link('a'), link('b')], [contact]: [link('c')] });
const report = { ...shown, findings: [...shown.findings, finding({ ruleId: 'other' })] };
const accepted = decided(report, null, {
  kind: 'accepted',
  reason: 'Refonte prévue <script>alert(1)</script>',
  takenBy: 'la direction',
  until: '2027-01-31',
});
const result = applyDecisions(report, [accepted], now);
const sentence =
  'Décidé le 21 novembre 2026 par Claire Martin (claire@exemple.fr), risque pris par la direction, jusqu’au 31 janvier 2027. Raison';
const web = renderToStaticMarkup(
  <ReportDocument report={report} decided={result} screenshotUrl={(key) => key} />,
);
const paper = reportPdfHtml(toPrint(report, { decided: result }), firstLayout);

describe('a decided finding', () => {
  test('is counted apart, in the same words on the page and on paper', () => {
    expect(decidedSentence(result)).toBe('2\u00a0défauts, dont 1\u00a0décidé.');
    for (const html of [web, paper]) expect(html).toContain('2\u00a0défauts constatés, dont 1\u00a0décidé.');
  });

  test('says who, when, until when and why, and what was typed stays text', () => {
    for (const html of [web, paper]) {
      expect(html).toContain(sentence);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toContain('<script>alert');
    }
  });

  test('stays in its theme with its score, and leaves the first fixes to those that are not decided', () => {
    const view = viewReport(report, result);
    expect(view.firstFixes.map(({ fix }) => fix.key)).toEqual(['rule:other']);
    expect(view.themes.flatMap(({ failures }) => failures)).toHaveLength(2);
    expect(view.score).toEqual(viewReport(report).score);
  });

  test('says nothing where nobody decided', () => {
    expect(viewReport(report).summary).not.toContain('décidé');
    expect(decisionCells(null, report.findings[0] as never, home)).toEqual(decisionHeader.map(() => ''));
  });
});

test('of many decisions about one finding, paper tells three and counts the others', () => {
  const places = ['a', 'b', 'c', 'd', 'e'].map((name) => link(name));
  const shownFive = reportShowing({ [home]: places });
  const five = places.map((_, order) =>
    decided(shownFive, { page: home, order }, { id: `decision-${order}`, reason: `Raison ${order}` }),
  );
  const printed = reportPdfHtml(
    toPrint(shownFive, { decided: applyDecisions(shownFive, five, now) }),
    firstLayout,
  );
  expect(printed.match(/Raison \d/g)).toEqual(['Raison 0', 'Raison 1', 'Raison 2']);
  expect(printed).toContain('et 2\u00a0autres décisions, dans le rapport en ligne');
});

test('one place decided is told as one of all, and in the cells of its page only', () => {
  const one = applyDecisions(report, [decided(report, { page: home, order: 1 })], now);
  const view = viewReport(report, one).themes.flatMap(({ failures }) => failures)[0];
  expect(view?.decisions).toMatchObject({ isWhole: false, badge: '1\u00a0endroit décidé sur 3' });
  const [first] = report.findings;
  if (!first) throw new Error('no finding');
  expect(decisionCells(one, first, home).slice(0, 4)).toEqual([
    'Contenu tiers',
    'un endroit',
    'Ce module vient du département.',
    'Claire Martin',
  ]);
  expect(decisionCells(one, first, home, 0)[0]).toBe('');
  expect(decisionCells(one, first, contact)[0]).toBe('');
});

test('a decision that lapsed says so, and decides nothing', () => {
  const expired = applyDecisions(report, [{ ...accepted, until: '2026-11-21' }], now);
  const html = renderToStaticMarkup(
    <ReportDocument report={report} decided={expired} screenshotUrl={(key) => key} />,
  );
  expect(html).toContain('Cette décision a expiré le 21 novembre 2026\u00a0: elle ne s’applique plus.');
  expect(decidedSentence(expired)).toBe('2\u00a0défauts.');
  const mended = decided(report, null, { kind: 'mended' });
  const again = applyDecisions({ ...report, startedAt: '2026-11-22T08:00:00.000Z' }, [mended], now);
  expect(reportPdfHtml(toPrint(report, { decided: again }), firstLayout)).toContain(
    'Toujours là depuis votre correctif du 21 novembre 2026.',
  );
});
