import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Report } from '#contract/report.ts';
import { createHttpApp } from '#http/app.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import { openHeavyWork } from '#main/open-heavy-work.ts';
import { loadServedPages, serveWeb } from '#main/serve-web.ts';
import { systemIds } from '#platform/ids.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import { hashToken } from '#service/hash-token.ts';
import { saveParts } from '#service/reports/read-parts.ts';
import { saveReport } from '#store/reports.ts';
import { audits, users } from '#store/schema.ts';
import { insertShare } from '#store/shares.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import type { TestDatabase } from './database.ts';
import { createTestSite, type TestSite } from './http.ts';

/** What came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The API and the pages of the build, served by a real server. */
export interface HeavySite {
  readonly site: TestSite;
  readonly origin: string;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  /** Sends a form as a browser does. */
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Where the pages of these very sources are, built if they are not. */
export async function pagesOfBuild() {
  const folder = pathToFileURL(`${await ensureBuild(resolve('.'))}/`);
  return { server: new URL('pages.mjs', folder), client: new URL('client/', folder) };
}

interface HeavySiteOptions {
  /** Heavy answers come from the thread, as in the product; otherwise this process makes all of them. */
  readonly beside: boolean;
  /** Others than those of the build. */
  readonly pages?: URL;
  /** Other bounds of the thread. */
  readonly thread?: Parameters<typeof openHeavyWork>[3];
}

/** Serves them on a free port. */
export async function openHeavySite(
  database: TestDatabase,
  { beside, pages, thread }: HeavySiteOptions,
): Promise<HeavySite> {
  const site = createTestSite(database);
  const { deps } = site;
  const built = await pagesOfBuild();
  const served = { ...built, server: pages ?? built.server };
  const limiter = createRateLimiter(deps);
  const heavy = beside
    ? openHeavyWork({ deps, connectionString: database.url }, limiter, served.server, thread)
    : null;
  const app = createHttpApp({ deps, limiter, ...(heavy && { work: heavy.work }) });
  serveWeb(app as unknown as Hono, deps, readViewer, await loadServedPages(served), heavy?.work);
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    site,
    origin,
    get: (path, headers = {}, method = 'GET') => ask(origin + path, method, headers),
    post: (path, form, headers = {}) => {
      const own = { origin: deps.config.publicUrl, 'content-type': 'application/x-www-form-urlencoded' };
      return ask(origin + path, 'POST', { ...own, ...headers }, new URLSearchParams(form).toString());
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await heavy?.close();
    },
  };
}

function ask(url: string, method: string, headers: Record<string, string>, body = ''): Promise<RawAnswer> {
  return new Promise((resolved, reject) => {
    const asked = request(url, { method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolved({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end(body);
  });
}

/** Somebody of the largest plan with one finished audit of that report, and a link that opens it. */
export async function seedReport(
  { deps, signedIn, profileOf }: TestSite,
  report: Report,
  email = 'claire@exemple.fr',
): Promise<{ readonly id: string; readonly cookie: string; readonly uid: string; readonly token: string }> {
  const { db } = deps;
  const cookie = await signedIn(email);
  const uid = (await profileOf(email))?.uid ?? '';
  await db.update(users).set({ plan: 'agency' }).where(eq(users.uid, uid));
  const [id, token, now] = [systemIds.uuid(), systemIds.token(), new Date()];
  const { url, host, score } = report;
  await db.insert(audits).values({
    ...{ id, uid, url, host, scope: 'site', maxPages: 1000, device: 'mobile', status: 'done', score },
    ...{ progress: { stage: 'report', done: 1, total: 1 }, createdAt: now, finishedAt: now },
    ...{ quotaMonth: '2000-01', pageCount: report.pages.length },
  });
  await saveReport(db, id, report, now);
  await saveParts(db, id, report);
  const share = { id: systemIds.uuid(), auditId: id, uid, tokenHash: hashToken(token), passwordHash: null };
  await insertShare(db, {
    ...{ ...share, label: '', createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
  });
  return { id, cookie, uid, token };
}
