import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadServedPages } from '#main/serve-web.ts';
import { startWeb } from '#main/wire-web.ts';
import { freePort } from '#platform/embedded-postgres-cluster.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import type { TestDatabase } from './database.ts';
import { createTestSite, type TestSite } from './http.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Sends the body without saying how long it is. */
  readonly chunked?: boolean;
}

/** What came back; `failed` is what the connection died of, instead of an answer. */
export interface WebAnswer {
  readonly status: number;
  readonly failed?: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** API and pages behind a real server, in this process: what they cost can be read here. */
export interface WebSite {
  readonly site: TestSite;
  /** One call on a connection of its own, as our own pages make it. */
  send(path: string, sent?: Sent): Promise<WebAnswer>;
  close(): Promise<void>;
}

export async function startWebSite(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<WebSite> {
  const build = await ensureBuild(resolve('.'));
  const at = (name: string) => pathToFileURL(join(build, name));
  const pages = await loadServedPages({ server: at('pages.mjs'), client: at('client/') });
  const port = await freePort();
  const site = createTestSite(database, { env: { PORT: String(port), HOST: '127.0.0.1', ...env } });
  const close = await startWeb({ deps: site.deps, connectionString: database.url }, pages);

  const origin = site.deps.config.publicUrl;
  const send = (path: string, { method = 'GET', headers = {}, body, chunked = false }: Sent = {}) =>
    new Promise<WebAnswer>((resolve) => {
      const failed = (error: Error & { code?: string }) =>
        resolve({ status: 0, failed: error.code ?? error.message, headers: {}, text: '' });
      const length = body === undefined || chunked ? {} : { 'content-length': Buffer.byteLength(body) };
      const call = request({
        ...{ host: '127.0.0.1', port, method, path, agent: false },
        headers: { origin, host: new URL(origin).host, ...headers, ...length },
      });
      call.on('error', failed);
      call.on('response', (answer) => {
        let text = '';
        // A character may lie across two chunks.
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', failed);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      call.end(body);
    });
  return { site, send, close };
}
