import type { HeaderField } from '#engine/artifacts.ts';
import type { Exchange, HttpClient } from '#engine/probe/http-client.ts';
import type { SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { headersOf } from './snippet-lines.ts';

export const snippetOrigin = 'https://www.exemple.fr';

/** What a file of a snippet answers. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: string;
}

const types: Readonly<Record<string, string>> = {
  ...{ txt: 'text/plain', xml: 'application/xml', js: 'text/javascript', css: 'text/css' },
  ...{ map: 'application/json', pdf: 'application/pdf' },
};

/**
 * What the text of a file says that the server answers: a page or a file as it is, or the answer with its status and
 * headers. A question may stand before it (`GET /api HTTP/1.1`, its headers, an empty line).
 */
export function readFile(path: string, text: string): FileAnswer {
  const answer = text.replace(/^GET [\s\S]*?\n\n/, '');
  const [, status, below = ''] = /^HTTP\/1\.1 (\d{3}).*\n?([\s\S]*)$/.exec(answer) ?? [];
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  const type = { name: 'content-type', value: types[extension] ?? 'text/html; charset=utf-8' };
  if (status === undefined) return { status: 200, headers: [type], body: answer };
  const [head = ''] = /^(?:[\w-]+: .*\n?)*/.exec(below) ?? [];
  return {
    status: Number(status),
    headers: [type, ...headersOf(head)],
    body: below.slice(head.length).trim(),
  };
}

/** The address of a file: its path on the site, or a whole address of its own. */
export const addressOf = (name: string): string => new URL(name, snippetOrigin).href;

/** The files, by their whole address. */
export function answersOf(files: SnippetFiles): ReadonlyMap<string, FileAnswer> {
  return new Map(
    Object.entries(files)
      .filter(([name]) => !name.startsWith('dns:'))
      .map(([name, text]) => [addressOf(name), readFile(name, text)]),
  );
}

/** Answers by those files alone, redirects followed: 404 on a host that has some, no such host elsewhere. */
export function clientOver(answers: ReadonlyMap<string, FileAnswer>): HttpClient {
  const hosts = new Set([...answers.keys()].map((url) => new URL(url).host).concat('www.exemple.fr'));
  const exchange: HttpClient['exchange'] = async (start, { maxRedirects = 10, consume } = {}) => {
    const redirects: { url: string; status: number; location: string }[] = [];
    const base = { requestedUrl: start, redirects, headers: [], body: '', truncated: false, failureCode: '' };
    const failed = (url: string, failure: NonNullable<Exchange['failure']>): Exchange => ({
      ...{ ...base, url, status: 0, failure },
    });
    for (let url = start; ; ) {
      const found = answers.get(url) ?? null;
      if (found === null && !hosts.has(new URL(url).host)) return failed(url, 'dns');
      const { status, headers, body } = found ?? { status: 404, headers: [], body: '' };
      const location = headers.find(({ name }) => name === 'location')?.value ?? '';
      if (status < 300 || status > 399 || redirects.length === maxRedirects) {
        if (status < 300) await consume?.(oneChunk(body), headers, url);
        return { ...base, url, status, headers, body, failure: null };
      }
      if (redirects.some((one) => one.url === url)) return failed(url, 'loop');
      redirects.push({ url, status, location });
      url = new URL(location, url).href;
    }
  };
  return { exchange, isExhausted: () => false, close: async () => {} };
}

async function* oneChunk(body: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(body);
}
