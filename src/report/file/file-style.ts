import { readFileSync } from 'node:fs';

const sheets = [new URL('./file-base.css', import.meta.url), new URL('./file-report.css', import.meta.url)];

let shared: string | null = null;

/** The style of the file: light and dark, phone and desk, screen and paper. Nothing is loaded. Read once. */
export function fileStyle(): string {
  shared ??= sheets
    .map((sheet) => readFileSync(sheet, 'utf8'))
    .join('')
    .replaceAll(/\s+/g, ' ');
  return shared;
}
