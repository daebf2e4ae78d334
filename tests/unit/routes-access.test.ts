import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { accesses, nothing } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { defineRoute } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

describe('the table of routes', () => {
  it('declares for every route who may call it', () => {
    expect(apiRoutes.filter((route) => !accesses.includes(route.access)).map(nameOf)).toEqual([]);
    const answer = { 204: nothing };
    const named = { operationId: 'forgotten', tag: '', summary: '', answer, errors: [] };
    // @ts-expect-error A route without a declared access does not compile.
    defineRoute({ ...named, method: 'GET', path: '/api/oubli', handle: () => ({ status: 204 }) });
    // @ts-expect-error Nor one that answers what it does not declare.
    defineRoute({ ...named, method: 'GET', path: '/a', access: 'user', handle: () => ({ status: 200 }) });
  });

  it('is the contract: each endpoint has its route, and each route its endpoint', () => {
    const names = (list: readonly { operationId: string }[]) => list.map(({ operationId }) => operationId);
    expect(names(apiRoutes).toSorted()).toEqual(names(Object.values(endpoints)).toSorted());
    const changed = apiRoutes.filter((route) =>
      Object.entries(endpoints).every(
        ([name, endpoint]) => route.operationId !== name || route.answer !== endpoint.answer,
      ),
    );
    expect(changed.map(nameOf)).toEqual([]);
  });

  it('declares a schema for every name of a path, and no other', () => {
    const wrong = apiRoutes.filter(({ path, params = {} }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      return !isDeepStrictEqual(names, Object.keys(params));
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('says that too many calls are refused wherever it limits them', () => {
    const silent = apiRoutes.filter(
      ({ limit, errors }) => limit && !errors.includes('auth/too-many-requests'),
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('answers a file only where that is decided: nothing else is known of what it holds', () => {
    const files = apiRoutes.filter(({ answer }) => answer[200]?.kind === 'file').map(nameOf);
    expect(files.toSorted()).toEqual([
      'GET /.well-known/security.txt',
      'GET /api/account/export',
      'GET /api/admin/acts/export',
      'GET /api/lineups/:id/export',
      'GET /api/organisation/events/export',
      'GET /api/reports/:id/export',
      'GET /api/reports/:id/screenshots/:key',
      'GET /boite-mail',
      'GET /boite-mail/:id',
      'GET /boite-mail/:id/pieces/:number',
      'GET /llms.txt',
      'GET /metrics',
      'GET /partage/:token/badge.svg',
      'GET /partage/:token/captures/:key',
      'GET /plan/:token/captures/:key',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'POST /api/mcp',
    ]);
  });

  it('holds every call once', () => {
    const names = apiRoutes.map((route) => nameOf(route).replaceAll(/:\w+/g, ':'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('opens to anybody exactly these, so that opening one more is a decision', () => {
    const open = apiRoutes.filter((route) => route.access === 'public').map(nameOf);
    expect(open.toSorted()).toEqual([
      'DELETE /api/auth/session',
      'GET /.well-known/security.txt',
      'GET /api/auth/check-session',
      'GET /api/openapi.json',
      'GET /api/schemas/report.json',
      'GET /boite-mail',
      'GET /boite-mail/:id',
      'GET /boite-mail/:id/pieces/:number',
      'GET /connexion/:provider',
      'GET /connexion/:provider/retour',
      'GET /connexion/:provider/sortie',
      'GET /healthz',
      'GET /llms.txt',
      'GET /metrics',
      'GET /partage/:token/badge.svg',
      'GET /partage/:token/captures/:key',
      'GET /plan/:token/captures/:key',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'POST /api/auth/passkey',
      'POST /api/auth/passkey/options',
      'POST /api/auth/second-step',
      'POST /api/auth/session',
      'POST /api/identity/confirm-email',
      'POST /api/identity/request-reset',
      'POST /api/identity/resend-verification',
      'POST /api/identity/reset-password',
      'POST /api/identity/sign-in',
      'POST /api/identity/sign-up',
      'POST /api/identity/verify',
      'POST /api/stripe/webhook',
    ]);
  });

  it('says of every call of a signed-in person whether a key may make it: to refuse one more is a decision', () => {
    const closed = apiRoutes.filter((route) => route.access === 'user' && !route.key).map(nameOf);
    expect(closed.toSorted()).toEqual([
      'DELETE /api/account',
      'DELETE /api/account/email',
      'DELETE /api/account/factors/:id',
      'DELETE /api/account/keys/:id',
      'DELETE /api/account/sessions',
      'DELETE /api/account/sessions/:id',
      'DELETE /api/account/sign-ins/:id',
      'DELETE /api/organisation',
      'DELETE /api/organisation/invitations/:id',
      'DELETE /api/organisation/join-requests/:id',
      'DELETE /api/organisation/members/:uid',
      'DELETE /api/reports/:id/comments/:commentId',
      'DELETE /api/site-transfers/:id',
      'GET /api/account/access',
      'GET /api/account/brand',
      'GET /api/account/email',
      'GET /api/account/export',
      'GET /api/account/factors',
      'GET /api/account/keys',
      'GET /api/account/mails',
      'GET /api/account/organisation-offers',
      'GET /api/account/retention',
      'GET /api/account/sessions',
      'GET /api/account/sign-ins',
      'GET /api/billing',
      'GET /api/billing/invoices',
      'GET /api/organisation',
      'GET /api/organisation/events',
      'GET /api/organisation/events/export',
      'GET /api/organisation/holdings',
      'GET /api/organisations',
      'GET /api/site-transfers',
      'PATCH /api/account',
      'PATCH /api/account/factors/:id',
      'PATCH /api/account/mails',
      'PATCH /api/organisation',
      'PATCH /api/organisation/members/:uid',
      'PATCH /api/reports/:id/comments/:commentId',
      'POST /api/account/access/close',
      'POST /api/account/confirm',
      'POST /api/account/confirm/passkey',
      'POST /api/account/confirm/passkey/options',
      'POST /api/account/email',
      'POST /api/account/factors/apps',
      'POST /api/account/factors/apps/:id',
      'POST /api/account/factors/passkeys',
      'POST /api/account/factors/passkeys/options',
      'POST /api/account/factors/recovery-codes',
      'POST /api/account/join-requests',
      'POST /api/account/keys',
      'POST /api/account/password',
      'POST /api/billing/checkout',
      'POST /api/billing/portal',
      'POST /api/invitations/:token/accept',
      'POST /api/invitations/:token/decline',
      'POST /api/organisation/invitations',
      'POST /api/organisation/join-requests/:id/accept',
      'POST /api/organisation/leave',
      'POST /api/organisations',
      'POST /api/plan-requests',
      'POST /api/reports/:id/comments',
      'POST /api/site-transfers',
      'POST /api/site-transfers/:id/accept',
      'PUT /api/account/brand',
      'PUT /api/account/space',
      'PUT /api/organisation/mail-domains/:host',
      'PUT /api/organisation/second-factor',
      'PUT /api/organisation/siret',
    ]);
  });

  it('lets no key near identity, sessions, the account, keys or administration', () => {
    const own = /^\/api\/(?:identity|auth|account|admin)(?:\/|$)/;
    const near = apiRoutes.filter(({ access, key, path }) => key && (access !== 'user' || own.test(path)));
    expect(near.map(nameOf)).toEqual([]);
  });

  it('asks more than reading of a key that changes something', () => {
    const lax = apiRoutes.filter(({ method, key }) => method !== 'GET' && key === 'read');
    // Its tools say for themselves what they ask of a key (tests/database/assistant.test.ts).
    expect(lax.map(nameOf)).toEqual(['POST /api/mcp']);
  });

  it('limits every open call that does more than end a session', () => {
    const open = apiRoutes.filter((route) => route.access === 'public' && route.method === 'POST');
    expect(open.filter((route) => !route.limit).map(nameOf)).toEqual([]);
  });

  it('keeps what administrators do under /api/admin, and nothing else there', () => {
    const misplaced = apiRoutes.filter(
      (route) => (route.access === 'admin') !== route.path.startsWith('/api/admin/'),
    );
    expect(misplaced.map(nameOf)).toEqual([]);
  });
});
