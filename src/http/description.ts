import { descriptionEndpoints } from '#contract/api/site.ts';
import { describeApi } from '#service/api/describe-api.ts';
import { defineRoute, type Route } from './route.ts';

/** The API says what it is. */
export const descriptionRoutes: readonly Route[] = [
  defineRoute({
    ...descriptionEndpoints.readDescription,
    handle: ({ deps }) => ({
      status: 200,
      json: describeApi(deps.config.publicUrl),
      headers: { 'cache-control': 'public, max-age=300' },
    }),
  }),
];
