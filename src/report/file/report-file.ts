import { createElement } from 'react';
import type { DecidedReport } from '#contract/decisions.ts';
import { formatDate } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { viewReport } from '../report-view.ts';
import { clip } from '../static/clean-text.ts';
import { staticPage } from '../static/static-page.ts';
import { FileDocument } from './file-document.tsx';
import { placePictures } from './file-pictures.tsx';
import { fileStyle } from './file-style.ts';

/**
 * The whole report as one HTML file that is read without us: pictures inside, no script, nothing loaded, ready to be
 * printed. Everything of the audited site is escaped.
 * @param pictures `data:` addresses by the keys of the stored pictures
 */
export function reportFile(
  report: Report,
  context: {
    readonly reportUrl: string;
    readonly pictures: ReadonlyMap<string, string>;
    readonly decided?: DecidedReport | null;
  },
): string {
  return staticPage({
    title: `Rapport d’audit de ${clip(report.host, 100)}, ${formatDate(report.finishedAt)}`,
    style: fileStyle(),
    holds: ['img'],
    body: createElement(FileDocument, {
      report,
      view: viewReport(report, context.decided ?? null),
      pictures: placePictures(report.pages, context.pictures),
      reportUrl: context.reportUrl,
    }),
  });
}
