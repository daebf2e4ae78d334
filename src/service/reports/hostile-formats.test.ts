import { marked } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DecidedReport } from '#contract/decisions.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { renderMail } from '#mail/index.ts';
import { badgeSvg } from '#report/badge.ts';
import { applyDecisions } from '#report/decisions/apply-decisions.ts';
import { declarationDraft } from '#report/drafts/accessibility-declaration.ts';
import { cookieDraft } from '#report/drafts/cookie-table.ts';
import { draftHtml } from '#report/drafts/draft-html.ts';
import { draftMarkdown } from '#report/drafts/draft-markdown.ts';
import { reportFile } from '#report/file/report-file.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { ReportDocument } from '#report/report-document.tsx';
import type { AuditRow } from '#store/audits.ts';
import { decided as decisionOn } from '#tests/support/decisions.ts';
import { parsePage } from '#tests/support/parse-page.ts';
import {
  auditReport,
  finding,
  firstLayout,
  rgaaGridOf,
  toPrint,
  visitedPage,
} from '#tests/support/report.ts';
import { finishedMail } from '../audits/audit-mails.ts';
import { occurrencesToCsv, reportToCsv } from './report-csv.ts';
import { rgaaToCsv } from './rgaa-csv.ts';

/** What pages of an audited site, and people, may write anywhere. */
const hostileTexts = {
  markup: `"'></title></style></script></textarea><img src=//evil.example/i onerror=alert(1)><script>alert(1)</script>`,
  'marks that turn the direction': '\u202egnp.exe\u2066\u200f\u061c',
  'half a character and controls': 'a\ud800b\u0000c\u0007d\u001b[31m',
  'more than a cell may hold': 'A'.repeat(100_000),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈é',
  'a formula': '=HYPERLINK("http://evil.example";"ici")',
  'a formula behind a blank': "\t@SUM(1+9)*cmd|' /C calc'!A0",
  'a full-width formula': '＝1+1',
  'a script address': 'javascript:alert(document.domain)',
  'a data address': 'data:text/html,<script>alert(1)</script>',
  markdown:
    '](javascript:alert(1)) ![x](http://evil.example/i) [x](javascript:alert(1)) <img src=x onerror=alert(1)> `x` | y\n# z\n- w https://evil.example www.evil.example **gras** ~~barré~~ [^1]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  'a template': '{{constructor.constructor("alert(1)")()}} ${alert(1)} $& $1',
} as const;

function hostileReport(text: string): { readonly report: Report; readonly decided: DecidedReport } {
  const evidence: Evidence[] = [
    { type: 'element', selector: text, snippet: text, note: text },
    { type: 'header', url: text, name: text, value: text },
    { type: 'request', url: text, note: text },
    { type: 'cookie', name: text, domain: text, note: text },
    { type: 'text', quote: text, where: text },
    { type: 'value', label: text, english: text, value: text, expected: text },
    { type: 'page', url: text, note: text },
  ];
  const report = auditReport({
    host: text.slice(0, 300),
    url: text,
    findings: [
      finding({
        title: text,
        why: text,
        fix: text,
        pages: [{ url: text, occurrences: 9, evidence }],
        evidence,
      }),
    ],
    pages: [visitedPage({ url: text, title: text })],
    notAnalysed: [{ url: text, reason: 'http-error', detail: text }],
    cookies: {
      rows: [
        {
          kind: 'cookie',
          name: text,
          domain: text,
          vendor: text,
          purpose: text,
          need: 'required',
          lifetimeDays: 400,
          before: true,
          afterRefusal: null,
          afterAcceptance: true,
          declared: null,
        },
      ],
      more: 0,
      reason: text,
    },
    rgaa: rgaaGridOf({ sample: [{ role: 'home', label: text, url: text }] }),
  });
  const decision = decisionOn(report, null, { reason: text, kind: 'derogation', motive: 'burden' });
  return { report, decided: applyDecisions(report, [decision], new Date('2026-11-22T10:00:00Z')) };
}

type Made = ReturnType<typeof hostileReport>;

const audit = { id: 'a', url: 'https://www.exemple.fr/', host: 'www.exemple.fr' } as AuditRow;
const mailOf = ({ report, decided }: Made) =>
  renderMail(
    'audit-finished',
    finishedMail('https://constat.example', { displayName: '' }, audit, report, null, new Date(0), decided),
  );

/** Formats that a browser shows. */
const pages: Readonly<Record<string, (made: Made) => string | Promise<string>>> = {
  page: ({ report, decided }) =>
    renderToStaticMarkup(createElement(ReportDocument, { report, decided, screenshotUrl: (key) => key })),
  PDF: ({ report, decided }) => reportPdfHtml(toPrint(report, { decided }), firstLayout),
  mail: async (made) => (await mailOf(made)).html,
  'HTML file': ({ report, decided }) =>
    reportFile(report, { reportUrl: 'https://constat.example/r', pictures: new Map(), decided }),
  badge: ({ report }) => badgeSvg(report, report.finishedAt),
  'declaration, HTML': ({ report, decided }) => draftHtml(declarationDraft(report, decided)),
  'declaration, Markdown': ({ report, decided }) =>
    marked.parse(draftMarkdown(declarationDraft(report, decided)), { gfm: true }),
  'cookies, HTML': ({ report }) => draftHtml(cookieDraft(report)),
  'cookies, Markdown': ({ report }) => marked.parse(draftMarkdown(cookieDraft(report)), { gfm: true }),
};

/** What in a page does, asks or leads somewhere it should not. */
function alive(html: string): string[] {
  const document = parsePage(html, 'about:blank');
  const wrong: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { localName } = element;
    if (['script', 'iframe', 'object', 'embed', 'form', 'base', 'textarea'].includes(localName))
      wrong.push(localName);
    if (localName === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? ''))
      wrong.push('refresh');
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) wrong.push(name);
      if (['href', 'src', 'xlink:href', 'action', 'srcset'].includes(name) && isAway(localName, value))
        wrong.push(`${localName} ${name}=${value.slice(0, 60)}`);
    }
  }
  return [...new Set(wrong)];
}

/** A picture or style from elsewhere, or a link that is neither ours, nor of a reference, nor a plain address. */
function isAway(element: string, value: string): boolean {
  if (value.startsWith('#') || /^data:(?:image|font)\//.test(value)) return false;
  if (element !== 'a')
    return /^(?:https?:)?\/\//.test(value) && !value.startsWith('https://constat.example/');
  return !/^(?:https?:\/\/(?:constat\.example|www\.exemple\.fr|[\w.]*defenseurdesdroits\.fr|accessibilite\.numerique\.gouv\.fr)|\/|mailto:)/.test(
    value,
  );
}

/** Marks that turn a text, and controls but for tabs and line ends. */
const turning = /[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Cells of a CSV, read strictly. */
function cellsOf(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(?:;|\r\n)/g)];
  expect(`\ufeff${cells.map(([whole]) => whole).join('')}`).toBe(csv);
  return cells.map(([, cell = '']) => cell.replaceAll('""', '"'));
}

describe.each(Object.entries(hostileTexts))('%s', (_, text) => {
  const made = hostileReport(text);

  it.each(Object.entries(pages))('is only text in the %s', async (format, render) => {
    const html = await render(made);
    expect(alive(html)).toEqual([]);
    // Where browsers isolate it the page leaves what was written; files that travel do not.
    if (format !== 'page' && format !== 'mail') expect(html).not.toMatch(turning);
    expect(html.isWellFormed() || format === 'page' || format === 'mail').toBe(true);
  });

  it('is no formula in a CSV', () => {
    for (const csv of [
      reportToCsv(made.report, made.decided),
      occurrencesToCsv(made.report, made.decided),
      rgaaToCsv(made.report),
    ])
      for (const cell of cellsOf(csv)) {
        expect(cell.trimStart()).not.toMatch(/^[=+\-@|%＝＋－＠]/);
        expect(cell).not.toMatch(turning);
        expect(cell.length).toBeLessThan(32_767);
      }
  });

  it('comes back from JSON as it was', () => {
    expect(JSON.parse(JSON.stringify(made.report))).toEqual(made.report);
  });
});

it('the test sees what lives: the same texts without our care would not pass', () => {
  expect(alive(`<p>${hostileTexts.markup}</p>`)).toEqual(expect.arrayContaining(['script', 'onerror']));
  expect(alive(marked.parse(hostileTexts.markdown, { async: false })).length).toBeGreaterThan(2);
  expect(turning.test(hostileTexts['marks that turn the direction'])).toBe(true);
});
