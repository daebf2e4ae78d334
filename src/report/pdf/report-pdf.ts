import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DecidedReport } from '#contract/decisions.ts';
import { formatDate } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { clip } from './clean-text.ts';
import { PrintDocument } from './print-document.tsx';
import { printStyle } from './print-style.ts';

/** Nothing is loaded and nothing runs, even where the one who prints forgot to forbid it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

/**
 * The report as one HTML page for A4 paper: style and fonts inside, no script, no address loaded. Everything of the
 * audited site is escaped.
 * @param reportUrl where the whole report is read on line
 */
export function reportPdfHtml(
  report: Report,
  reportUrl: string,
  decided: DecidedReport | null = null,
): string {
  const host = clip(report.host, 60);
  const style = printStyle({
    left: `Constat – rapport d’audit de ${host}`,
    right: formatDate(report.finishedAt),
  });
  const title = `Rapport d’audit de ${host}, ${formatDate(report.finishedAt)}`;
  const page = createElement(
    'html',
    { lang: 'fr' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      createElement('title', null, title),
      createElement('style', null, '/* style */'),
    ),
    createElement('body', null, createElement(PrintDocument, { report, reportUrl, decided })),
  );
  // Our own style, put in afterwards: React would escape its quotes. A function, so that « $ » stays what it is.
  return `<!doctype html>${renderToStaticMarkup(page).replace('/* style */', () => style)}`;
}
