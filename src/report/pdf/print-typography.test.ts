import { expect, test } from 'vitest';
import { fullReport } from '#tests/support/e2e-report.ts';
import { firstLayout, toPrint } from '#tests/support/report.ts';
import { reportPdfHtml } from './report-pdf.ts';

/** What is read on paper, without the evidence quoted from the site. */
const readable = reportPdfHtml(toPrint(fullReport('https://www.exemple.fr/')), firstLayout)
  .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
  .replaceAll(/<(code|pre)[\s>][\s\S]*?<\/\1>/g, '')
  .replaceAll(/<[^>]+>/g, '');

test('no plain space stands before a double mark or inside guillemets', () => {
  expect(readable.match(/.{0,30}(?: [;!?»%]|« | :(?=\s|$)).{0,20}/g)).toBeNull();
});

test('no-break spaces are there', () => {
  expect(readable).toMatch(/[\u00a0\u202f][:;!?»%]/);
});
