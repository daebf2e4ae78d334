import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type NotAnalysedReason, notAnalysedFates } from '#contract/not-analysed.ts';
import { countPages, pageCountsInWords, pageCountsOf, pagesReadInWords } from '#contract/page-counts.ts';
import { type NotAnalysedPage, type Report, report as reportSchema } from '#contract/report.ts';
import { renderMail } from '#mail/index.ts';
import { reportFile } from '#report/file/report-file.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { ReportDocument } from '#report/report-document.tsx';
import type { AuditRow } from '#store/audits.ts';
import { auditReport, firstLayout, toPrint, visitedPage } from '#tests/support/report.ts';
import { finishedMail } from '../audits/audit-mails.ts';

const read = 12;
const perReason: Partial<Record<NotAnalysedReason, number>> = { limit: 500, timeout: 2, redirect: 15 };
/** Some of every reason, in the order of the engine: those that were tried first. */
const all = (Object.keys(notAnalysedFates) as NotAnalysedReason[])
  .sort((a, b) => Number(a === 'limit') - Number(b === 'limit'))
  .flatMap((reason) =>
    Array.from(
      { length: perReason[reason] ?? 1 },
      (_, index): NotAnalysedPage => ({ url: `https://www.exemple.fr/${reason}/${index}`, reason }),
    ),
  );
const every = ['limite de pages', 'exclusions', 'robots.txt', 'connexion', 'parcours interrompus'];
const counts = countPages(read, all);
const report: Report = auditReport({
  partial: true,
  pages: Array.from({ length: read }, (_, index) =>
    visitedPage({ url: `https://www.exemple.fr/lue/${index}` }),
  ),
  notAnalysed: all.slice(0, 500),
  notAnalysedMore: all.length - 500,
  pageCounts: counts,
});

const spaced = (text: string) =>
  text
    .replaceAll(/<style>.*?<\/style>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Every place where a person reads of pages. */
async function places(): Promise<Record<string, string>> {
  const audit = { id: 'a', url: report.url, host: report.host } as AuditRow;
  const data = finishedMail('https://constat.example', { displayName: '' }, audit, report, null, new Date());
  const mail = await renderMail('audit-finished', data);
  return {
    page: renderToStaticMarkup(createElement(ReportDocument, { report, screenshotUrl: () => '' })),
    pdf: reportPdfHtml(toPrint(report), firstLayout),
    file: reportFile(report, { reportUrl: 'https://constat.example/reports/a', pictures: new Map() }),
    'mail, html': mail.html,
    'mail, text': mail.text,
  };
}

describe('the pages of a report are counted once', () => {
  test('and their numbers add up, in the API too', () => {
    const { pageCounts } = reportSchema.parse(report);
    expect(pageCounts).toEqual(counts);
    expect(counts.found).toBe(read + all.length);
    expect(counts.read + counts.unread + counts.beyond + counts.noPage).toBe(counts.found);
    expect(counts).toEqual({ found: 12 + 533 + 1, read: 12, unread: 11, beyond: 504, noPage: 19 });
  });

  test('and told by one sentence, whose parts make the whole', () => {
    const words = spaced(pageCountsInWords(pageCountsOf(report)));
    expect(words).toBe(
      '12 pages analysées sur 546 adresses trouvées : 11 n’ont pas pu être lues, 504 laissées de côté (limite de pages, exclusions, robots.txt, connexion ou parcours interrompus) et 19 sans contenu propre (erreurs, redirections, doubles).',
    );
  });

  test('and said of the list, where somebody chose the pages', () => {
    const listed = { found: 14, read: 12, unread: 2, beyond: 0, noPage: 0, unsorted: 0, whyBeyond: [] };
    expect(spaced(pageCountsInWords(listed, 'list'))).toBe(
      '12 pages analysées sur 14 adresses de la liste : 2 n’ont pas pu être lues.',
    );
    expect(spaced(pagesReadInWords(listed, 'list'))).toBe('12 pages analysées d’une liste de 14');
    expect(spaced(pagesReadInWords(listed, 'site'))).toBe('12 pages analysées');
  });

  test('on the page, in the mail and on paper', async () => {
    const words = spaced(pageCountsInWords(pageCountsOf(report)));
    for (const [name, html] of Object.entries(await places())) {
      const text = spaced(html);
      expect(text, name).toContain(words);
      expect(text, name).toMatch(/(?:rapport|audit) est partiel : /);
      const told = [...text.matchAll(/(\d+)(?: pages?)? (?:n’a|n’ont) pas pu être/g)].map(
        ([, count]) => count,
      );
      expect(new Set(told), name).toEqual(new Set(['11']));
      const analysed = [...text.matchAll(/(\d+) pages? analysées?/g)].map(([, count]) => count);
      expect(new Set(analysed), name).toEqual(new Set(['12']));
    }
  });

  test('and where lists are shown, their heading is what was found less what was analysed', async () => {
    const { page = '', pdf = '' } = await places();
    expect(spaced(page)).toMatch(/Pages non analysées 534 adresses/);
    expect(spaced(pdf)).toMatch(/534 adresses non analysées/);
    expect(spaced(page)).toMatch(/et 34 autres/);
  });

  test('and says why some were left out by the reasons the list holds, all of them where it was cut', () => {
    expect(pageCountsOf(report).whyBeyond).toEqual(every);
    const notAnalysed: NotAnalysedPage[] = [{ url: report.url, reason: 'robots' }];
    const short = { ...report, notAnalysed, notAnalysedMore: 0 };
    const words = pageCountsInWords(pageCountsOf({ ...short, pageCounts: countPages(read, notAnalysed) }));
    expect(spaced(words)).toBe(
      '12 pages analysées sur 13 adresses trouvées : 1 laissée de côté (robots.txt).',
    );
  });

  test('reports that kept no counts sort what their list holds, and leave the rest unsorted', () => {
    const { pageCounts, ...older } = report;
    expect(pageCountsOf(older)).toEqual({
      ...countPages(read, all.slice(0, 500)),
      found: 546,
      unsorted: 34,
      whyBeyond: every,
    });
    expect(spaced(pageCountsInWords(pageCountsOf(older)))).toMatch(/ et 34 autres non analysées\.$/);
  });
});
