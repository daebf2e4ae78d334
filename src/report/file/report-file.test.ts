import { describe, expect, it } from 'vitest';
import { pageCountsInWords, pageCountsOf } from '#contract/page-counts.ts';
import type { Report } from '#contract/report.ts';
import { fullReport } from '#tests/support/e2e-report.ts';
import { parsePage } from '#tests/support/parse-page.ts';
import { auditReport, finding, greenPixel, visitedPage } from '#tests/support/report.ts';
import { viewEvidence } from '../evidence-view.ts';
import { viewReport } from '../report-view.ts';
import { reportFile } from './report-file.ts';

const reportUrl = 'https://constat.example/reports/a';
const report = fullReport('https://www.exemple.fr/');
const page = opened(report);
const words = wordsOf(page.body.textContent);

function opened(of: Report, pictures: ReadonlyMap<string, string> = new Map()) {
  return parsePage(reportFile(of, { reportUrl, pictures }), 'about:blank');
}

function wordsOf(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

describe('the report in one file', () => {
  it('tells every finding whole, with each piece of its evidence and each of its pages', () => {
    for (const { ruleId, title, why, fix, evidence, pages } of report.findings) {
      for (const text of [title, why, fix, `Contrôle ${ruleId}`]) expect(words).toContain(wordsOf(text));
      for (const { url } of pages) expect(words).toContain(url);
      for (const item of [...evidence, ...pages.flatMap((one) => one.evidence)]) {
        const { label, english, code, note } = viewEvidence(item);
        for (const text of [label, english, code, note]) expect(words).toContain(wordsOf(text).trim());
      }
    }
  });

  it('tells every fix, in order', () => {
    const { firstFixes, moreFixes } = viewReport(report);
    const titles = [...page.querySelectorAll('.fixes h3')].map(({ textContent }) => textContent);
    expect(titles).toEqual([...firstFixes, ...moreFixes].map(({ fix }) => fix.title));
    const starts = [...page.querySelectorAll('.fixes')].map((list) => list.getAttribute('start'));
    expect(starts).toEqual(['1', String(firstFixes.length + 1)]);
  });

  it('has the grid, cookies, pages, what was not analysed, what was checked and the method', () => {
    for (const { number, title } of report.rgaa?.criteria ?? []) {
      expect(words).toContain(number);
      expect(words).toContain(wordsOf(title).slice(0, 40));
    }
    for (const { name, domain } of report.cookies?.rows ?? [])
      for (const text of [name, domain]) expect(words).toContain(text);
    for (const { url } of [...report.pages, ...report.notAnalysed]) expect(words).toContain(url);
    expect(words).toContain(wordsOf(pageCountsInWords(pageCountsOf(report))));
    for (const { title, status } of report.checks)
      if (status !== 'inapplicable') expect(words).toContain(wordsOf(title));
    expect(words).toContain(report.environment.browser);
    expect(page.querySelector(`a[href="${reportUrl}"]`)).not.toBeNull();
  });

  it('names each chapter in its contents, under an id that exists once', () => {
    const links = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(20);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  });

  it('goes down the levels of its headings one by one', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => Number(localName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('runs nothing and loads nothing', () => {
    expect(page.querySelector('script, link, iframe, form, img[src^="http"]')).toBeNull();
    expect(page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
    );
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  });
});

it('holds each picture once, whatever refers to it', () => {
  const source = `data:image/png;base64,${greenPixel}`;
  const url = 'https://www.exemple.fr/';
  const box = { x: 20, y: 20, width: 100, height: 30 };
  const shown = auditReport({
    pages: [visitedPage({ url, screenshot: { key: 'p.webp', width: 412, height: 2000 } })],
    findings: [
      finding({
        pages: [{ url, occurrences: 1, evidence: [{ type: 'element', selector: 'a', snippet: '<a>', box }] }],
      }),
    ],
  });
  const html = reportFile(shown, { reportUrl, pictures: new Map([['p.webp', source]]) });
  expect(html.split(source)).toHaveLength(2);
  const uses = [...opened(shown, new Map([['p.webp', source]])).querySelectorAll('use')];
  expect(uses.map((use) => use.getAttribute('href'))).toEqual(['#vue-0', '#vue-0', '#vue-0']);
  expect(opened(shown).querySelector('use')).toBeNull();
});
