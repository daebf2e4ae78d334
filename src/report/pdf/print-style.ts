import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const atkinson =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Atkinson has no plain zero, only a slashed one, made for codes: its figures come from Bricolage. */
const fonts = [
  ['Bricolage', bricolage, ''],
  ['Atkinson', atkinson, ''],
  ['Atkinson', bricolage, ';unicode-range:U+30-39'],
] as const;

const sheets = [
  new URL('./print-base.css', import.meta.url),
  new URL('./print-cover.css', import.meta.url),
  new URL('./print-findings.css', import.meta.url),
];

let shared: string | null = null;

/** The print style sheet with the product’s fonts inside: a machine without fonts prints the same. Read once. */
function sharedStyle(): string {
  shared ??= [
    ...fonts.map(([family, file, range]) => {
      const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
      return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")${range}}`;
    }),
    ...sheets.map((sheet) => readFileSync(sheet, 'utf8')),
  ].join('\n');
  return shared;
}

/** What the margins of every page but the first say. */
export interface RunningText {
  readonly left: string;
  readonly right: string;
}

/** The whole style: the sheet, and the running header and footer, whose text is quoted. */
export function printStyle({ left, right }: RunningText): string {
  return `${sharedStyle()}
@page { @top-left { content: ${cssString(left)} } @top-right { content: ${cssString(right)} } }`;
}

/** A CSS string that ends where it should, and cannot end its style element, whatever the text holds. */
function cssString(text: string): string {
  const escaped = text.replaceAll(
    /[^\p{L}\p{N} .,:/–-]/gu,
    (mark) => `\\${mark.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
