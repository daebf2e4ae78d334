import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bricolage = (weight: number) =>
  `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`;
const atkinson = (weight: number) =>
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;

/**
 * One file a weight: of a font that varies, Chromium prints drawings of letters instead of the font. Atkinson has no plain
 * zero, only a slashed one, made for codes: its figures come from Bricolage.
 */
const fonts = [
  ...[700, 800].map((weight) => ['Bricolage', weight, bricolage(weight), ''] as const),
  ...[400, 600, 700].flatMap((weight) => [
    ['Atkinson', weight, atkinson(weight), ''] as const,
    ['Atkinson', weight, bricolage(weight), ';unicode-range:U+30-39'] as const,
  ]),
  ['Code', 400, 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf', ''] as const,
];

const sheets = [
  new URL('./print-base.css', import.meta.url),
  new URL('./print-cover.css', import.meta.url),
  new URL('./print-body.css', import.meta.url),
  new URL('./print-findings.css', import.meta.url),
  new URL('./print-annexes.css', import.meta.url),
];

let shared: string | null = null;

/** The print style sheet with the product’s fonts inside: a machine without fonts prints the same. Read once. */
function sharedStyle(): string {
  shared ??= [
    ...fonts.map(([family, weight, file, range]) => {
      const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/${file.slice(file.lastIndexOf('.') + 1)};base64,${bytes.toString('base64')})${range}}`;
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
