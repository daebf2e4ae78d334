import type { RequestListener } from 'node:http';
import { completed, type PageArtifacts, type PageLink, pageShapes } from '#engine/artifacts.ts';
import { auditSite } from '#engine/audit-site.ts';
import { hash32 } from '#engine/derive/text/simhash.ts';
import { type JudgedPage, judgeVisit } from '#engine/judge/judge-visit.ts';
import type { VisitOutcome, VisitPool, VisitRequest } from '#engine/ports/visit.ts';
import { readSavedPage } from '#engine/replay/saved-page.ts';
import { createSharedPool } from '#engine/visiting/shared-pool.ts';
import { visitBatch } from '#engine/visiting/visit-batch.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';

const folder = 'tests/golden/demo';

let recorded: Promise<JudgedPage[]> | null = null;

/** The recorded pages of the demonstration site, judged once a process. */
async function readRecorded(): Promise<JudgedPage[]> {
  const pages: JudgedPage[] = [];
  for (const number of [1, 2, 3]) {
    const saved = await readSavedPage(`${folder}/page-000${number}.json.br`);
    if (!saved) throw new Error(`No recorded page ${number}.`);
    const artifacts: PageArtifacts = { ...saved, ...completed(pageShapes, saved, 'not recorded') };
    pages.push(judgeVisit(artifacts, { profile: null }));
  }
  return pages;
}

/** Page 0 is the home page; each links to three others, so that the site shows itself little by little. */
const pathOf = (page: number) => (page === 0 ? '/' : `/rubrique-${page % 7}/fiche-${page}`);
const numberOf = (url: string) => Number(/fiche-(\d+)$/.exec(new URL(url).pathname)?.[1] ?? 0);

export interface RecordedSite {
  readonly pageCount: number;
  /** Every page is in its sitemap. */
  readonly sitemap?: boolean;
}

/** What answers for such a site: the preflight, robots.txt and the sitemap are asked for in earnest. */
export function answerRecorded({ pageCount, sitemap = false }: RecordedSite): RequestListener {
  return (request, answer) => {
    const origin = `http://${request.headers.host}`;
    const path = request.url ?? '';
    if (path === '/sitemap.xml' && sitemap) {
      const urls = Array.from(
        { length: pageCount },
        (_, page) => `<url><loc>${origin}${pathOf(page)}</loc></url>`,
      );
      answer.writeHead(200, { 'content-type': 'text/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
    } else if (path === '/' || path.startsWith('/rubrique-')) {
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><html lang="fr"><title>Page</title>');
    } else answer.writeHead(404, { 'content-type': 'text/plain' }).end('Introuvable');
  };
}

export interface RecordedTiming {
  /** How long a visit takes. */
  readonly visitMs: (url: string) => number;
  /** Pages at once. Default 1. */
  readonly slots?: number;
}

/** A pool whose visits take their time and no processor: what they answer was recorded. */
async function recordedPool(site: RecordedSite, { visitMs, slots = 1 }: RecordedTiming): Promise<VisitPool> {
  recorded ??= readRecorded();
  const pages = await recorded;
  const busy = Array.from({ length: slots }, () => Promise.resolve());
  let turn = 0;
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  return {
    browserVersion: () => 'Chromium 156.0.0.0',
    processIds: () => [],
    keepApart: () => undefined,
    close: async () => undefined,
    measure: async () => ({ kind: 'failed', detail: 'not recorded' }),
    choose: async () => ({ kind: 'failed', detail: 'not recorded' }),
    signIn: async () => ({ kind: 'failed', detail: 'not recorded' }),
    trial: async () => ({ kind: 'failed', detail: 'not recorded' }),
    async visit(request, signal, onSeen) {
      const slot = turn % slots;
      turn += 1;
      const before = busy[slot] ?? Promise.resolve();
      const visited = before.then(() => wait(visitMs(request.url), signal));
      busy[slot] = visited;
      await visited;
      const outcome = pageOf(request, site, pages);
      if (outcome.kind === 'page') onSeen?.(outcome.facts);
      return outcome;
    },
  };
}

function pageOf(
  request: VisitRequest,
  { pageCount }: RecordedSite,
  pages: readonly JudgedPage[],
): VisitOutcome {
  const { url, isHome, device, siteDomain } = request;
  const number = numberOf(url);
  const recorded = pages[number % pages.length];
  if (!recorded || number >= pageCount)
    return { kind: 'not-analysed', url, reason: 'http-error', detail: 'HTTP 404' };
  if (number % 17 === 16) return { kind: 'not-analysed', url, reason: 'blocked', detail: 'HTTP 403' };
  const links = [1, 2, 3]
    .map((child) => number * 3 + child)
    .filter((child) => child < pageCount)
    .map(
      (child): PageLink => ({
        ...{ url: new URL(pathOf(child), url).href, text: `Fiche ${child}`, rel: '', region: 'main' },
      }),
    );
  return {
    kind: 'page',
    ...recorded,
    page: { requestedUrl: url, url, isHome, device, siteDomain, screenshot: null },
    facts: {
      ...recorded.facts,
      ...{ url, requestedUrl: url, isHome, links, canonical: '', hreflang: [] },
      // Pages are told apart: a page that looks like another counts once.
      simhash: [0, 1].map((part) => hash32(`${url}#${part}`).toString(16).padStart(8, '0')).join(''),
    },
    summary: { ...recorded.summary, url, screenshot: { key: `p${number}`, width: 1, height: 1 } },
    screenshot: { key: `p${number}`, contentType: 'image/webp', bytes: new Uint8Array([number % 256, 2, 3]) },
    starved: false,
    artifacts: null,
    timings: {},
  };
}

/** Where a recorded audit may go. */
export interface RecordedTarget {
  readonly target: string;
  readonly site: RecordedSite;
  readonly timing: RecordedTiming;
}

/** The engine in earnest, in this process, over recorded visits. */
export function recordedRunner({ target, site, timing }: RecordedTarget): AuditRunner {
  return async (order, { onProgress, signal, kept, shared }) => {
    const own = await recordedPool(site, timing);
    const pool = shared ? createSharedPool(own, shared) : own;
    const world = { pool, policy: { allow: [target] }, clock: { now: () => new Date() } };
    const limits = { idleWaitMs: 0, linkChecksMs: 1, probesMs: 5_000 };
    return auditSite(
      order,
      { ...world, engineVersion: 'test', publicUrl: 'https://constat.test', kept, limits },
      { onProgress, signal },
    );
  };
}

/** Visits batches the same way. */
export function recordedVisitor({ site, timing }: Omit<RecordedTarget, 'target'>): VisitsRunner {
  return async (visits, { signal, onDone }) => {
    await visitBatch(visits, await recordedPool(site, timing), signal, onDone);
    signal.throwIfAborted();
  };
}
