import { expect, it } from 'vitest';
import type { Finding } from '#contract/report.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { mainDefectsOf } from './main-defects.ts';

const url = 'https://www.exemple.fr/';
const shown = (ruleId: string, changes: Partial<Finding> = {}) =>
  finding({
    ruleId,
    pages: [
      {
        url,
        occurrences: 1,
        evidence: [
          { type: 'element', selector: 'a', snippet: '<a>', box: { x: 10, y: 10, width: 50, height: 20 } },
        ],
      },
    ],
    ...changes,
  });
const pages = [visitedPage({ screenshot: { key: 'p.webp', width: 412, height: 2000 } })];
const told = (findings: Finding[], withPicture = true) =>
  (mainDefectsOf(auditReport({ findings, ...(withPicture && { pages }) })).get('accessibility') ?? []).map(
    ({ finding: { ruleId }, place }) => [ruleId, place !== null],
  );

it('tells the first defect of a theme, then the next that a picture shows', () => {
  expect(told([finding({ ruleId: 'a' }), finding({ ruleId: 'b' }), shown('c')])).toEqual([
    ['a', false],
    ['c', true],
  ]);
  expect(told([shown('a'), shown('b'), shown('c')])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

it('tells the second where no picture shows any, and never what is only to be checked', () => {
  expect(told([shown('a'), shown('b')], false)).toEqual([
    ['a', false],
    ['b', false],
  ]);
  expect(
    told([shown('a'), shown('doute', { verdict: 'review' }), shown('note', { severity: 'info' })]),
  ).toEqual([['a', true]]);
});

it('takes nothing that shows in another window, or once something is opened', () => {
  const box = { x: 10, y: 10, width: 50, height: 20 };
  const only = (evidence: object) =>
    finding({
      pages: [
        {
          url,
          occurrences: 1,
          evidence: [{ type: 'element', selector: 'a', snippet: '<a>', box, ...evidence }],
        },
      ],
    });
  expect(told([only({ width: 'desktop' })])).toEqual([['rgaa-langue-absente', false]]);
  expect(told([only({ opened: 'Menu' })])).toEqual([['rgaa-langue-absente', false]]);
  expect(told([only({ width: 'mobile' })])).toEqual([['rgaa-langue-absente', true]]);
});
