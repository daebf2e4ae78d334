import { expect, it } from 'vitest';
import { createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite } from '../support/http.ts';

const database = testDatabase();

it('tells versions and figures to administrators, and to others only whether the product is ready', async () => {
  const api = await createAuditApi(database.current());
  try {
    for (const person of [null, api.claire])
      expect(await (await api.call(person, 'GET', '/readyz')).json()).toEqual({ ready: true });
    expect(await (await api.call(api.admin, 'GET', '/readyz')).json()).toMatchObject({
      ready: true,
      parts: { database: { ok: true, detail: expect.stringContaining('PostgreSQL') }, disk: { ok: true } },
    });
  } finally {
    await api.world.close();
  }
});

/** Wrong passwords until one more is refused, each from another forwarded address, all from one peer. */
async function triesThrough(env: Record<string, string>): Promise<number[]> {
  const site = createTestSite(database.current(), { env });
  const statuses = [];
  for (let index = 0; index < 21; index += 1) {
    const answer = await site.call('POST', '/api/identity/sign-in', {
      body: { email: `personne-${index}@exemple.fr`, password: 'faux faux faux' },
      headers: { 'x-forwarded-for': `203.0.113.9, 198.51.100.${index}` },
      peer: '10.0.0.7',
    });
    statuses.push(answer.status);
  }
  return [...new Set(statuses)];
}

it('believes X-Forwarded-For from the proxies of the settings, and from nobody else', async () => {
  expect(await triesThrough({ CONSTAT_TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([401]);
  expect(await triesThrough({})).toEqual([401, 429]);
});
