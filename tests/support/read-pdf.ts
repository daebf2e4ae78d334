import { spawnSync } from 'node:child_process';

/** What tests look at in a PDF that Chromium made: its objects are plain, only page contents are compressed. */
export interface ReadPdf {
  readonly raw: string;
  readonly pageCount: number;
  readonly sizeBytes: number;
  readonly title: string;
  /** Titles of the bookmarks. */
  readonly bookmarks: readonly string[];
  /** Text of each page as pdftotext sees it; the bookmarks stand in for it where there is no pdftotext. */
  readonly pages: readonly string[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  const titles = [...raw.matchAll(/\/Title\s*(\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>)/g)].map((match) =>
    decodeText(match[1] ?? ''),
  );
  const run = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, maxBuffer: 64_000_000 });
  const text = run.status === 0 ? run.stdout.toString('utf8') : titles.join('\n');
  return {
    raw,
    pageCount: raw.match(/\/Type \/Page\b/g)?.length ?? 0,
    sizeBytes: bytes.length,
    // The first is the document's own.
    title: titles[0] ?? '',
    bookmarks: titles.slice(1),
    pages: text.replace(/\f$/, '').split('\f'),
  };
}

/** A PDF text string: literal or hexadecimal, UTF-16 with its mark or one byte a character. */
function decodeText(token: string): string {
  const bytes = token.startsWith('<')
    ? Buffer.from(token.replaceAll(/[<>\s]/g, ''), 'hex')
    : Buffer.from(
        token
          .slice(1, -1)
          .replaceAll(/\\([0-7]{3}|[^0-7])/g, (_, code: string) =>
            code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code,
          ),
        'latin1',
      );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
