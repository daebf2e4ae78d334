import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { Evidence, Report } from '#contract/report.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { createLog } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { outlineOf } from '#platform/pdf/outline.ts';
import { applyDecisions } from '#report/decisions/apply-decisions.ts';
import { bodyPages, type PrintInput } from '#report/pdf/print-input.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { printHtml } from '#service/reports/print-html.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { startCanary } from '../support/canary.ts';
import { testChromium } from '../support/chromium.ts';
import { decided } from '../support/decisions.ts';
import { fullReport } from '../support/e2e-report.ts';
import { type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { auditReport, finding, greenPixel, rgaaGridOf, toPrint, visitedPage } from '../support/report.ts';

const log = createLog('silent');
const reportUrl = 'https://constat.example/reports/0199';
const drawnLogo = `data:image/png;base64,${greenPixel}`;
const never = () => new AbortController().signal;

async function render(report: Report, changes: Partial<PrintInput> = {}) {
  const { path: chromiumPath } = await testChromium();
  const renderPdf = createPdfRenderer({ chromiumPath, log, toHtml: reportPdfHtml });
  return readPdf(await renderPdf(toPrint(report, { reportUrl, ...changes }), never()));
}
async function print(html: string) {
  const { path: chromiumPath } = await testChromium();
  const { result, closed } = printHtml(({ print }) => print(html), { chromiumPath, log, signal: never() });
  const pdf = readPdf(await result);
  await closed;
  return pdf;
}
/** Profiles of browsers this process has open. */
const openProfiles = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`constat-chromium-${process.pid}-`));

/** Many findings in all themes, each with more proof than paper takes. */
function largeReport(count: number, pageCount: number): Report {
  const pages = Array.from({ length: pageCount }, (_, index) =>
    visitedPage({ url: `https://www.exemple.fr/rubrique/page-${index}`, title: `Page numéro ${index}` }),
  );
  const proof = (index: number): Evidence[] =>
    [1, 2, 3].map((part) => ({
      type: 'element',
      selector: `main > div:nth-child(${part}) > a`,
      snippet: `<a href="/${index}-${part}">${'lien '.repeat(40)}</a>`,
      note: 'Aucun texte dans ce lien.',
    }));
  return auditReport({
    pages,
    findings: Array.from({ length: count }, (_, index) =>
      finding({
        ruleId: `controle-${index}`,
        theme: themeIds[index % themeIds.length] ?? 'quality',
        verdict: index % 5 === 4 ? 'review' : 'fail',
        title: `Constat numéro ${index}`,
        why: 'Une personne qui navigue au clavier ne sait pas où elle se trouve. '.repeat(3).trim(),
        fix: 'Ajouter un intitulé à chaque lien, puis vérifier avec un lecteur d’écran. '.repeat(2).trim(),
        pages: pages.slice(0, 200).map(({ url }, page) => ({ url, occurrences: 3, evidence: proof(page) })),
      }),
    ),
  });
}

const annexes = /^Annexes?\b/;
/** Pages before the annexes. */
const bodyOf = (pdf: ReadPdf) =>
  (outlineOf(pdf.file).find(({ title }) => annexes.test(title))?.page ?? 0) - 1;

describe('the PDF of a report', () => {
  it('is tagged, bookmarked A4 in French that shows its title, and says it is PDF/UA-1, which holds', async () => {
    const report = fullReport('https://www.exemple.fr/');
    const pdf = await render(report, {
      brand: { name: 'Agence Lumière & fils', logo: drawnLogo },
      picture: { source: drawnLogo, width: 1, height: 1 },
    });
    expect(pdf.raw.slice(0, 8)).toBe('%PDF-1.7');
    expect(pdfUaFaults(pdf.file)).toEqual([]);
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.metadata).toContain(`>${pdf.title}<`);
    expect([pdf.title, pdf.lang]).toEqual(['Rapport d’audit de www.exemple.fr, 21 novembre 2026', 'fr-FR']);
    expect(pdf.raw).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    expect(pdf.roles).toMatchObject({ H1: 1, Figure: 1 });
    expect(pdf.roles.TH).toBeGreaterThan(50);
    expect(pdf.bookmarks).toEqual(
      expect.arrayContaining([
        'Score par thème',
        'Accessibilité',
        report.findings[0]?.title,
        expect.stringMatching(/^Annexe \d – Pages$/),
      ]),
    );
    expect(pdf.pages[0]).toContain('Agence Lumière & fils');
    for (const theme of themeIds) expect(pdf.pages[0]).toContain(themes[theme].label);
  });

  testOfAll('holds real fonts: none is drawn letter by letter', async () => {
    const pdf = await render(auditReport());
    expect(pdf.raw).not.toContain('/Subtype /Type3');
    expect(pdf.raw).toMatch(/\/BaseFont \/\w+\+AtkinsonHyperlegibleNext-Regular/);
    // Figures of prose are those without a slashed zero.
    expect(pdf.raw).toMatch(/\/BaseFont \/\w+\+BricolageGrotesque\w+-Regular/);
  });

  it('says why, how, where and what was not analysed, with page numbers and date on each page', async () => {
    const pdf = await render({
      ...auditReport(),
      notAnalysed: [{ url: 'https://www.exemple.fr/lente', reason: 'timeout' }],
    });
    const text = pdf.pages.join('\n');
    for (const words of [
      '68/100',
      'La synthèse vocale choisit une mauvaise prononciation.',
      'Ajouter lang="fr" sur la balise html.',
      '<html>',
      'https://www.exemple.fr/lente – délai dépassé',
      'ne constitue pas un avis juridique',
      reportUrl,
    ])
      expect(text).toContain(words);
    // Spaces that keep « : » with its word are still there.
    expect(text).toContain('Pourquoi\u00a0:');
    for (const [index, page] of pdf.pages.entries()) {
      expect(page).toContain(`Page ${index + 1} sur ${pdf.pageCount}`);
      if (index > 0) expect(page).toMatch(/Constat – rapport d’audit de www\.exemple\.fr\s*21 novembre 2026/);
    }
  });

  it('keeps its body within eight pages and 2 MB however large the report, and says that there is more on line', async () => {
    const pdf = await render(largeReport(440, 1000));
    expect(bodyOf(pdf)).toBeLessThanOrEqual(bodyPages);
    expect(bodyOf(pdf)).toBeGreaterThan(5);
    expect(pdf.sizeBytes).toBeLessThan(2_000_000);
    expect(pdf.pages.join(' ')).toMatch(
      /et \d+\s(?:autres constats|autres éléments relevés).*dans le rapport en ligne/,
    );
    expect(pdfUaFaults(pdf.file)).toEqual([]);
  });

  it('tells in its table of contents the page where each chapter is', async () => {
    const pdf = await render({ ...largeReport(60, 10), rgaa: rgaaGridOf() });
    const contents = /Sommaire (.*?) Plan de travail, par rôle Le numéro/.exec(pdf.pages[1] ?? '')?.[1] ?? '';
    const chapters = [
      ...themeIds.map((id) => themes[id].label),
      'Méthode et limites',
      'Annexe 1 – Tous les constats',
    ];
    const order = outlineOf(pdf.file);
    for (const title of chapters) {
      const told = Number(new RegExp(`${title} ?(\\d+)`).exec(contents)?.[1]);
      expect([title, told]).toEqual([title, order.find((bookmark) => bookmark.title === title)?.page]);
    }
  });

  testOfAll('keeps the same length where each finding has a long decision', async () => {
    const report = largeReport(300, 10);
    const reason = 'Refonte prévue avec le prestataire, dont le marché se renouvelle. '.repeat(5);
    const decisions = report.findings.map(({ ruleId }) =>
      decided(report, null, { ruleId, reason, id: ruleId }),
    );
    const decidedReport = applyDecisions(report, decisions, new Date(report.finishedAt));
    expect(bodyOf(await render(report, { decided: decidedReport }))).toBeLessThanOrEqual(bodyPages);
  });

  testOfAll('leaves no page blank for a third where findings are long', async () => {
    const pdf = await render(fullReport('https://www.exemple.fr/'));
    expect(pdf.blank.slice(2, bodyOf(pdf) - 1).filter((share) => share > 0.3)).toEqual([]);
  });

  testOfAll('leaves no head of a table without a row at the foot of a page', async () => {
    // Tables of so many rows that one would begin at the very foot.
    const findings = themeIds.flatMap((theme, index) =>
      Array.from({ length: 14 + index }, (_, row) =>
        finding({ ruleId: `${theme}-${row}`, theme, verdict: 'review' }),
      ),
    );
    const pdf = await render(auditReport({ findings }));
    for (const page of pdf.pages) expect(page).not.toMatch(/Gravité ?Où(?! La langue)/);
  });

  it('cuts no finding from its proof and leaves no heading at the foot of a page', async () => {
    const pdf = await render(largeReport(60, 10));
    const marks = outlineOf(pdf.file).filter(({ title }) => title.startsWith('Constat numéro'));
    expect(marks.length).toBeGreaterThan(20);
    for (const { title, page } of marks) {
      const text = pdf.pages[page - 1] ?? '';
      const own = text.split(new RegExp(`${title}(?!\\d)`)).at(-1) ?? '';
      // What follows the title stands on the same page: the advice, and the first piece of its proof where it has one.
      expect([title, own.includes('Ajouter un intitulé')]).toEqual([title, true]);
      if (own.includes('Ce que nous avons vu')) expect(own).toContain('Aucun texte dans ce lien.');
    }
    expect(outlineOf(pdf.file).filter(({ y, title }) => y > 0 && y < 90 && !annexes.test(title))).toEqual([]);
  });
});

describe('what an audited site wrote', () => {
  it('stays text in the PDF, and nothing is fetched because of it', async () => {
    const canary = await startCanary();
    const address = `http://127.0.0.1:${canary.port}/`;
    const hostile = `"'></title></style><img src=${address}i><script src=${address}s></script><link rel=stylesheet href=${address}c>\u202e\u0000\ud800`;
    const evidence: Evidence[] = [
      { type: 'element', selector: hostile, snippet: hostile, note: hostile },
      { type: 'header', url: hostile, name: hostile, value: hostile },
      { type: 'cookie', name: hostile, domain: hostile },
    ];
    const pdf = await render(
      auditReport({
        host: `x${hostile}`,
        url: `javascript:fetch('${address}')`,
        findings: [
          finding({
            title: `Titre ${hostile}`,
            why: hostile,
            fix: hostile,
            evidence,
            pages: [{ url: `javascript:${hostile}`, occurrences: 1, evidence }],
          }),
        ],
        pages: [visitedPage({ url: hostile, title: hostile })],
        notAnalysed: [{ url: hostile, reason: 'http-error', detail: hostile }],
      }),
    );
    await canary.close();
    expect(canary.touches).toEqual([]);
    expect(pdf.raw).not.toContain('javascript:');
    expect(pdf.raw).not.toMatch(/\/S \/JavaScript|\/JS /);
    expect(pdf.bookmarks.some((title) => title.includes('<script'))).toBe(true);
  });

  it('would reach nothing even if it became markup: no request leaves, no script runs', async () => {
    const canary = await startCanary();
    const address = `http://127.0.0.1:${canary.port}/`;
    const pdf = await print(`<!doctype html><html lang="fr"><head><title>Essai</title>
      <link rel="preconnect" href="${address}"><link rel="prefetch" href="${address}p"><link rel="stylesheet" href="${address}css">
      <style>@import url(${address}import); @font-face{font-family:x;src:url(${address}font)} body{font-family:x;background:url(${address}bg)}</style>
      </head><body><h1 id="h">Intact</h1>
      <img src="${address}img"><iframe src="${address}frame"></iframe><object data="${address}object"></object>
      <video src="${address}video" poster="${address}poster"></video><svg><image href="${address}svg"/></svg>
      <script src="${address}script"></script><script>document.getElementById('h').textContent = 'Exécuté'; fetch('${address}fetch')</script>
      </body></html>`);
    expect(pdf.bookmarks).toEqual(['Intact']);
    await print(
      `<!doctype html><meta http-equiv="refresh" content="0;url=${address}refresh"><title>Essai</title>`,
    ).catch(() => undefined);
    expect(canary.touches).toEqual([]);
    // The canary does sing when something comes.
    await fetch(address).then((answer) => answer.text());
    expect(canary.touches).not.toEqual([]);
    await canary.close();
  });
});

describe('the browser that prints', () => {
  it('is alone: the next report waits until it is gone', async () => {
    const { path: chromiumPath } = await testChromium();
    const open: number[] = [];
    const toHtml = () => {
      open.push(openProfiles().length);
      return '<!doctype html><title>Essai</title><p>Essai';
    };
    const renderPdf = createPdfRenderer({ chromiumPath, log, toHtml });
    const report = auditReport();
    const results = await Promise.all(
      [1, 2, 3].map(() => renderPdf(toPrint(report, { reportUrl }), never())),
    );
    expect(results.every((bytes) => bytes.length > 500)).toBe(true);
    expect(open.length).toBeGreaterThan(2);
    expect(new Set(open)).toEqual(new Set([1]));
  });

  it('is ended when its time is over, and the next report is printed', async () => {
    const { path: chromiumPath } = await testChromium();
    const renderPdf = createPdfRenderer({ chromiumPath, log, toHtml: reportPdfHtml });
    const stop = new AbortController();
    const stopped = renderPdf(toPrint(auditReport()), stop.signal);
    const next = renderPdf(toPrint(auditReport()), never());
    stop.abort(new Error('time is over'));
    await expect(stopped).rejects.toThrow('time is over');
    expect((await next).length).toBeGreaterThan(500);
  });

  it('that does not start fails the PDF, not the process', async () => {
    const renderPdf = createPdfRenderer({ chromiumPath: '/bin/false', log, toHtml: reportPdfHtml });
    await expect(renderPdf(toPrint(auditReport()), never())).rejects.toThrow();
    await vi.waitFor(() => expect(openProfiles()).toEqual([]), { timeout: 10_000 });
  });
});
