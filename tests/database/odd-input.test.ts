import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

it.each([
  ['GET', '/api/admin/users?search=%00', undefined, 404],
  ['PATCH', '/api/admin/users/%00', { plan: 'pro' }, 404],
  ['GET', '/api/admin/audits?search=a%00b', undefined, 404],
  ['GET', '/api/admin/audits?uid=%00', undefined, 404],
  ['PATCH', '/api/account', { displayName: 'a\0b' }, 400],
  ['POST', '/api/audits', { url: 'exemple.fr', scope: 'site', exclude: ['/a\0'] }, 400],
  ['POST', '/api/audits', { url: 'exemple.fr', scope: 'site', exclude: ['/a\ud800'] }, 400],
] as const)(
  '%s %s with %j is refused before the database trips over it',
  async (method, path, body, status) => {
    expect((await api.call(api.admin, method, path, body)).status).toBe(status);
  },
);
