import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { fixesOf } from './fixes/fixes-of.ts';
import { HomePicture } from './home-picture.tsx';
import { homePins } from './home-pins.ts';

const home = 'https://www.exemple.fr/';
const screenshot = { key: 'accueil.webp', width: 412, height: 900 };
const box = { x: 20, y: 100, width: 80, height: 30 };
const seen = (at = box): Evidence => ({ type: 'element', selector: 'p', snippet: '<p>', box: at });
const on = (url: string, evidence: Evidence[]) => ({ url, occurrences: evidence.length, evidence });
const pages = [visitedPage({ url: home, screenshot }), visitedPage({ url: `${home}contact` })];
const found = (ruleId: string, ...shown: ReturnType<typeof on>[]) =>
  finding({ ruleId, pages: shown, occurrences: shown.length });
const pinsOf = (...findings: ReturnType<typeof finding>[]) => {
  const report = auditReport({ pages, findings });
  return homePins(fixesOf(report), report);
};

describe('a pin of the home page', () => {
  test('has the number of its fix in the list, whichever of them show', () => {
    const pins = pinsOf(
      found('axe-label', on(`${home}contact`, [seen()])),
      found('axe-color-contrast', on(home, [seen()])),
    );
    expect(pins).toEqual([{ rank: 2, anchor: 'correctif-rule-axe-color-contrast', box }]);
    const html = renderToStaticMarkup(
      createElement(HomePicture, { home: pages[0] ?? null, pins, screenshotUrl: (key) => key }),
    );
    expect(html).toContain('href="#correctif-rule-axe-color-contrast"');
    expect(html).toContain('1\u00a0correctif y est repéré');
  });

  test('stands nowhere for what the picture does not show, or shows as the whole page', () => {
    const below = seen({ ...box, y: 5000 });
    const whole = seen({ x: 0, y: 0, width: 412, height: 900 });
    const opened = { ...seen(), opened: 'Menu' } as Evidence;
    expect(
      pinsOf(found('a', on(home, [below])), found('b', on(home, [whole])), found('c', on(home, [opened]))),
    ).toEqual([]);
  });

  test('is left out where only some places of the finding are the fix’s', () => {
    const one = finding({ ruleId: 'axe-label', pages: [on(home, [seen()])], occurrences: 4 });
    const report = auditReport({ pages, findings: [one] });
    const [fix] = fixesOf(report);
    const part = fix && {
      ...fix,
      findings: [{ ruleId: 'axe-label', verdict: 'fail' as const, occurrences: 2 }],
    };
    expect(homePins(part ? [part] : [], report)).toEqual([]);
  });

  test('is read in what is stored of the page, where the report has one proof a finding', () => {
    const one = finding({ ruleId: 'axe-label', pages: [on(home, [])], occurrences: 1 });
    const report = auditReport({ pages, findings: [one] });
    const stored = { places: [{ ruleId: 'axe-label', verdict: 'fail' as const, boxes: [box] }] };
    expect(homePins(fixesOf(report), report, stored)).toMatchObject([{ rank: 1, box }]);
  });
});
