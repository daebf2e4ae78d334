import { handoverEndpoints } from '#contract/api/handovers.ts';
import { AppError } from '#contract/errors.ts';
import { createHandover, prepareHandover } from '#service/handovers/create-handover.ts';
import {
  listHandovers,
  prepareResend,
  resendHandover,
  revokeHandover,
} from '#service/handovers/manage-handovers.ts';
import { readPlanPicture } from '#service/handovers/read-plan.ts';
import { defineRoute, type Route } from './route.ts';

/** Fixes sent to a provider: by the owner of the report; their pictures for whoever holds the link. */
export const handoverRoutes: readonly Route[] = [
  defineRoute({
    ...handoverEndpoints.listHandovers,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { handovers: await listHandovers(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...handoverEndpoints.createHandover,
    prepare: ({ deps, viewer, params, body }) => prepareHandover(deps, viewer, params.id, body),
    async handle({ deps, viewer, limiter, params, prepared }) {
      await limiter.take('inviteUser', viewer.uid);
      const handover = await createHandover(deps, viewer, params.id, prepared);
      return { status: 201, json: { handover } };
    },
  }),
  defineRoute({
    ...handoverEndpoints.resendHandover,
    prepare: ({ deps, viewer, params }) =>
      prepareResend(deps, viewer, { auditId: params.id, handoverId: params.handoverId }),
    async handle({ deps, viewer, limiter, params, prepared }) {
      await limiter.take('inviteUser', viewer.uid);
      await resendHandover(deps, viewer, { auditId: params.id, handoverId: params.handoverId }, prepared);
      const made = await listHandovers(deps, viewer, params.id);
      const handover = made.find(({ id }) => id === params.handoverId);
      if (!handover) throw new AppError('request/not-found');
      return { status: 200, json: { handover } };
    },
  }),
  defineRoute({
    ...handoverEndpoints.revokeHandover,
    async handle({ deps, viewer, params }) {
      await revokeHandover(deps, viewer, { auditId: params.id, handoverId: params.handoverId });
      return { status: 204 };
    },
  }),
  defineRoute({
    ...handoverEndpoints.readPlanPicture,
    async handle({ deps, params }) {
      const image = await readPlanPicture(deps, params.token, params.key);
      return {
        status: 200,
        file: new Uint8Array(image.bytes),
        media: image.contentType,
        headers: {
          'x-robots-tag': 'noindex, nofollow',
          'cache-control': 'private, no-cache',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
      };
    },
  }),
];
