import { shareEndpoints } from '#contract/api/shares.ts';
import { createShare, prepareShare } from '#service/shares/create-share.ts';
import { listShares, revokeShare } from '#service/shares/manage-shares.ts';
import { readShareBadge, readSharedScreenshot } from '#service/shares/open-share.ts';
import { defineRoute, type Route } from './route.ts';

/** Search engines keep nothing of what a link opens, and nobody keeps it longer than the link lives. */
const unlisted = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** Links that open a report: made and ended by its owner; its pictures and badge for whoever holds one. */
export const shareRoutes: readonly Route[] = [
  defineRoute({
    ...shareEndpoints.listShares,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { shares: await listShares(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...shareEndpoints.createShare,
    prepare: ({ deps, viewer, params, body }) => prepareShare(deps, viewer, params.id, body),
    async handle({ deps, viewer, params, body, prepared }) {
      return { status: 201, json: await createShare(deps, viewer, params.id, body, prepared) };
    },
  }),
  defineRoute({
    ...shareEndpoints.revokeShare,
    async handle({ deps, viewer, params }) {
      await revokeShare(deps, viewer, { auditId: params.id, shareId: params.shareId });
      return { status: 204 };
    },
  }),
  defineRoute({
    ...shareEndpoints.readSharedScreenshot,
    async handle({ deps, params, request }) {
      const visit = { token: params.token, cookies: request.headers.get('cookie') };
      const image = await readSharedScreenshot(deps, visit, params.key);
      return {
        status: 200,
        file: new Uint8Array(image.bytes),
        media: image.contentType,
        headers: unlisted,
      };
    },
  }),
  defineRoute({
    ...shareEndpoints.readShareBadge,
    async handle({ deps, params }) {
      return {
        status: 200,
        file: await readShareBadge(deps, params.token),
        media: 'image/svg+xml; charset=utf-8',
        // Made to be shown by other sites.
        headers: { ...unlisted, 'cross-origin-resource-policy': 'cross-origin' },
      };
    },
  }),
];
