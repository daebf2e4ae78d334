import { pageListEndpoints } from '#contract/api/page-lists.ts';
import { AppError } from '#contract/errors.ts';
import { previewPageList } from '#service/page-lists/preview-page-list.ts';
import { defineRoute, type Route } from './route.ts';

/** A list this long may be read while others wait. */
const quickCharacters = 100_000;

/** Reading a list of pages before anything starts. */
export const pageListRoutes: readonly Route[] = [
  defineRoute({
    ...pageListEndpoints.readPageList,
    weigh({ body }) {
      if (body.sitemap !== undefined) return 'wait';
      return (body.text ?? '').length > quickCharacters ? 'report' : 'plain';
    },
    async handle({ deps, viewer, limiter, body, request }) {
      if (body.sitemap !== undefined && !(await limiter.allows('sitemapUser', viewer.uid)))
        throw new AppError('request/too-many');
      return { status: 200, json: await previewPageList(deps, viewer, body, request.signal) };
    },
  }),
];
