import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HtmlValidity, Unavailable } from '../artifacts.ts';
import type { HtmlChecker } from '../ports/world.ts';
import { readNuOutput } from './nu-output.ts';
import { runNu } from './run-nu.ts';

/** All pages together, in characters: more is left out, and said to be unchecked. */
const wholeLimit = 100_000_000;
const startMs = 60_000;
const pageMs = 500;

/** The received HTML of the pages of one audit, kept in files of ours until it is checked. */
export interface HtmlFolder {
  /** The first HTML of an address is kept. */
  add(url: string, html: string): void;
  /**
   * One run over the pages added so far.
   * @throws Error with the French reason why nothing is known.
   */
  check(signal: AbortSignal): Promise<HtmlValidity>;
  /** Deletes the files; may be called again. */
  remove(): void;
}

/** Nothing is written before the first page comes, nor without Java. */
export function openHtmlFolder(checker: HtmlChecker): HtmlFolder {
  const urls = new Map<string, string>();
  const known = new Set<string>();
  let folder = '';
  let written = 0;
  return {
    add(url, html) {
      if ('missing' in checker || written + html.length > wholeLimit || known.has(url)) return;
      known.add(url);
      written += html.length;
      folder ||= mkdtempSync(join(tmpdir(), 'constat-html-'));
      const name = `${String(urls.size + 1).padStart(4, '0')}.html`;
      // The mark says UTF-8 louder than what the page declares: its text was decoded already.
      writeFileSync(join(folder, name), `\ufeff${html.replace(/^\ufeff/, '')}`, { mode: 0o600 });
      urls.set(name, url);
    },
    async check(signal) {
      if ('missing' in checker) throw new Unavailable(checker.missing);
      if (folder === '') return { version: '', pages: [] };
      const checked = [...urls];
      const deadlineMs = startMs + checked.length * pageMs;
      const { version, files, unread } = readNuOutput(await runNu(checker, folder, { deadlineMs, signal }));
      return {
        version,
        pages: checked
          .filter(([name]) => !unread.has(name))
          .map(([name, url]) => ({ url, ...(files.get(name) ?? { errorCount: 0, problems: [] }) })),
      };
    },
    remove() {
      if (folder !== '') rmSync(folder, { recursive: true, force: true });
      folder = '';
    },
  };
}
