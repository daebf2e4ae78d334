import { describe, expect, it } from 'vitest';
import { accesses, defineRoute, json } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

describe('the table of routes', () => {
  it('declares for every route who may call it', () => {
    expect(apiRoutes.filter((route) => !accesses.includes(route.access)).map(nameOf)).toEqual([]);
    // @ts-expect-error A route without a declared access does not compile.
    defineRoute({ method: 'GET', path: '/api/oubli', handle: () => json({}) });
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
      'GET /boite-mail',
      'GET /boite-mail/:id',
      'GET /healthz',
      'GET /llms.txt',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'POST /api/auth/session',
      'POST /api/identity/request-reset',
      'POST /api/identity/resend-verification',
      'POST /api/identity/reset-password',
      'POST /api/identity/sign-in',
      'POST /api/identity/sign-up',
      'POST /api/identity/verify',
    ]);
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
