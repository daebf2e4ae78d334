import { expect, test } from 'vitest';
import type { PlanResponse } from '#contract/api/plans.ts';
import type { AuditChoices } from '#contract/audit.ts';
import { pageSteps, pagesToAsk, sitePagesToAsk } from './pages-to-ask.ts';

const plan = (id: PlanResponse['plan']): PlanResponse => ({
  plan: id,
  usage: {
    month: '2026-11',
    audits: 0,
    auditsPerMonth: 5,
    auditsLeft: 5,
    renewsOn: '2026-12-01',
    running: 0,
    auditsAtOnce: 1,
  },
  openRequest: null,
});
const choices = (change: Partial<AuditChoices>): AuditChoices => ({
  url: 'https://exemple.fr/',
  scope: 'site',
  maxPages: 7,
  device: 'desktop',
  exclude: [],
  profile: null,
  ignoreRobots: false,
  ...change,
});

test('an audit is repeated with its own number of pages, round or not', () => {
  expect(pagesToAsk(plan('pro'), choices({}))).toBe(7);
  expect(pageSteps(plan('pro'), choices({}))).toEqual([5, 7, 10, 25, 50, 100]);
  expect(pageSteps(plan('pro'), null)).toEqual([5, 10, 25, 50, 100]);
});

test('never with more pages than the plan has', () => {
  expect(pagesToAsk(plan('free'), choices({ maxPages: 400 }))).toBe(10);
  expect(pageSteps(plan('free'), choices({ maxPages: 400 }))).toEqual([5, 10]);
});

test('an audit of one page asks for one, and for the usual number if it becomes one of the site', () => {
  const page = choices({ scope: 'page', maxPages: 1 });
  expect([pagesToAsk(plan('pro'), page), sitePagesToAsk(plan('pro'), page)]).toEqual([1, 25]);
});

test('an audit of a list asks for its pages, and for none until a list beyond the plan is shortened', () => {
  const pages = Array.from({ length: 12 }, (_, index) => `https://exemple.fr/${index}`);
  const list = choices({ scope: 'list', maxPages: 12, pages });
  expect([pagesToAsk(plan('pro'), list), pagesToAsk(plan('free'), list)]).toEqual([12, 0]);
});
