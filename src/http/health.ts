import { checkReadiness } from '#service/health/check-readiness.ts';
import { defineRoute, json, type Route } from './route.ts';

const fresh = { 'cache-control': 'no-store' };

/** For operators and their tools: is the process alive, can it work. */
export const healthRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    handle: () => json({ ok: true }, 200, fresh),
  }),
  defineRoute({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    async handle({ deps }) {
      const readiness = await checkReadiness(deps);
      return json(readiness, readiness.ready ? 200 : 503, fresh);
    },
  }),
];
