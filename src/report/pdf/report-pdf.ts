import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDate } from '#contract/french.ts';
import { clip } from './clean-text.ts';
import { PrintDocument } from './print-document.tsx';
import type { PrintInput, PrintLayout } from './print-input.ts';
import { printStyle } from './print-style.ts';

/** Nothing is loaded and nothing runs, even where the one who prints forgot to forbid it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * The report as one HTML page for A4 paper: style and fonts inside, no script, no address loaded. Everything of the
 * audited site is escaped.
 */
export function reportPdfHtml(input: PrintInput, layout: PrintLayout): string {
  const { report, brand } = input;
  const host = clip(report.host, 60);
  const style = printStyle({
    left: `${brand === null ? 'Constat' : clip(brand.name, 40)} – rapport d’audit de ${host}`,
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
    createElement('body', null, createElement(PrintDocument, { input, layout })),
  );
  // Our own style, put in afterwards: React would escape its quotes. A function, so that « $ » stays what it is.
  return `<!doctype html>${renderToStaticMarkup(page).replace('/* style */', () => style)}`;
}
