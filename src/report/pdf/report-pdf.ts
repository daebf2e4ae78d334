import { createElement } from 'react';
import { formatDate } from '#contract/french.ts';
import { clip } from '../static/clean-text.ts';
import { staticPage } from '../static/static-page.ts';
import { PrintDocument } from './print-document.tsx';
import type { PrintInput, PrintLayout } from './print-input.ts';
import { printStyle } from './print-style.ts';

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
  return staticPage({
    title: `Rapport d’audit de ${host}, ${formatDate(report.finishedAt)}`,
    style,
    holds: ['font', 'img'],
    body: createElement(PrintDocument, { input, layout }),
  });
}
