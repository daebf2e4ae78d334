/**
 * The thread of heavy answers: pages and calls that take more processor time than the serving loop may be held for. It has
 * connections of its own to the database, takes no job and sends no mail.
 */
import { workerData } from 'node:worker_threads';
import { limitsFor } from '#http/middleware/limit-reads.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import { apiRoutes } from '#http/routes.ts';
import { createLog } from '#platform/log.ts';
import { lowerPriority } from '#platform/lower-priority.ts';
import { serveThread } from '#platform/serve-thread.ts';
import { createOrderAnswerer } from './answer-order.ts';
import { type Closers, openParts } from './open-world.ts';
import { loadPages } from './render-page.ts';
import type { RenderSettings } from './render-settings.ts';

/** As many as it answers at once, and what an answer asks side by side. */
const connections = 6;

const settings = workerData as RenderSettings;
const { config, isChecked } = settings;
const log = createLog(config.logLevel);
const closers: Closers = [];
const { deps } = await openParts({ ...settings, log }, closers, { worker: false, connections });
const limiter = createRateLimiter(deps, limitsFor(config.readsPerMinute));
const pages = await loadPages(new URL(settings.pages));
lowerPriority(0);

serveThread({
  answer: createOrderAnswerer({ deps, limiter, pages, routes: apiRoutes, isChecked }),
  transferOf: ({ body }) => (body ? [body.buffer] : []),
  async close() {
    for (const closer of closers.reverse()) await closer().catch(() => undefined);
  },
});
