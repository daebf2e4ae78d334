import { workEndpoints } from '#contract/api/work.ts';
import { assignFix, prepareAssignment } from '#service/work/assign-fix.ts';
import { addComment, changeComment, readComments, removeComment } from '#service/work/comments.ts';
import { listAssignments, readAssignments } from '#service/work/read-assignments.ts';
import { defineRoute, type Route } from './route.ts';

/** Who mends what of a site, and what people of the space say of it. */
export const workRoutes: readonly Route[] = [
  defineRoute({
    ...workEndpoints.listAssignments,
    async handle({ deps, viewer, query }) {
      return { status: 200, json: await listAssignments(deps, viewer, query) };
    },
  }),
  defineRoute({
    ...workEndpoints.readAssignments,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await readAssignments(deps, viewer, params.id) };
    },
  }),
  defineRoute({
    ...workEndpoints.assignFix,
    prepare: ({ deps, viewer, params, body }) => prepareAssignment(deps, viewer, params.id, body.key),
    async handle({ deps, viewer, body, prepared }) {
      return { status: 200, json: { assignment: await assignFix(deps, viewer, prepared, body) } };
    },
  }),
  defineRoute({
    ...workEndpoints.readComments,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: await readComments(deps, viewer, params.id, query.key) };
    },
  }),
  defineRoute({
    ...workEndpoints.addComment,
    prepare: ({ deps, viewer, params, body }) => prepareAssignment(deps, viewer, params.id, body.key),
    async handle({ deps, viewer, body, prepared }) {
      return { status: 201, json: { comment: await addComment(deps, viewer, prepared, body) } };
    },
  }),
  defineRoute({
    ...workEndpoints.changeComment,
    async handle({ deps, viewer, params, body }) {
      const which = { auditId: params.id, commentId: params.commentId };
      return { status: 200, json: { comment: await changeComment(deps, viewer, which, body.text) } };
    },
  }),
  defineRoute({
    ...workEndpoints.removeComment,
    async handle({ deps, viewer, params }) {
      await removeComment(deps, viewer, { auditId: params.id, commentId: params.commentId });
      return { status: 204 };
    },
  }),
];
