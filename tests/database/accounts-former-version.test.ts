import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import {
  createTestSite,
  goodPassword,
  idTokenOf,
  refusalOf,
  signIn,
  type TestSite,
} from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const uid = '6a3f5d0e-0c47-4b07-9d7e-2f8a51c4b9d2';
/** Of `goodPassword`, as the version that used better-auth 1.7.7 wrote it. */
const hash =
  '$argon2id$v=19$m=19456,t=2,p=1$WhEqG7s0FpQzbAd/VRbWrQ$R6p2t8316RLaIo/77RfedYUUYn/httV7yPNiEcaeF84';
let site: TestSite;

/** The rows of a verified account as that version left them, the key that signed its idTokens included. */
beforeEach(async () => {
  site = createTestSite(database.current());
  const { pool } = database.current();
  await pool.query(
    `insert into identity_user (id, name, email, "emailVerified", image, "createdAt", "updatedAt")
     values ($1, 'Claire', $2, true, null, '2026-11-20 10:00:00.123+00', '2026-11-20 10:02:11.456+00')`,
    [uid, email],
  );
  await pool.query(
    `insert into identity_account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
     values ('0d7c7b55-61d5-4f53-a6b5-f2f0d6f1f3a1', $1::text, 'credential', ($1::text)::uuid, $2,
             '2026-11-20 10:00:00.125+00', '2026-11-20 10:00:00.125+00')`,
    [uid, hash],
  );
  await pool.query(
    `insert into identity_jwks ("publicKey", "privateKey", "createdAt", alg)
     values ('{"kty":"EC","crv":"P-256"}', '"sealed"', '2026-11-20 10:02:30+00', 'ES256')`,
  );
});

it('an account of the former version signs in, changes its password and is deleted', async () => {
  const cookie = await signIn(site.call, email);
  expect(await site.profileOf(email)).toMatchObject({ uid });
  const newPassword = 'tambour safran écluse 31';
  const changed = await site.call('POST', '/api/account/password', {
    cookie,
    body: { currentPassword: goodPassword, newPassword },
  });
  expect(changed.status).toBe(204);
  const renewed = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const former = await site.call('POST', '/api/identity/sign-in', {
    body: { email, password: goodPassword },
  });
  expect(await refusalOf(former)).toMatchObject({ code: 'auth/invalid-credential' });
  expect(await idTokenOf(site.call, email, newPassword)).not.toBe('');
  const deleted = await site.call('DELETE', '/api/account', {
    cookie: renewed,
    body: { password: newPassword },
  });
  expect(deleted.ok).toBe(true);
  const { pool } = database.current();
  for (const table of ['identity_user', 'identity_account'])
    expect((await pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
});

it('nobody registers its address again: the registration looks the same and changes nothing', async () => {
  const body = { email, password: 'tambour safran écluse 31', displayName: 'Autre' };
  expect((await site.call('POST', '/api/identity/sign-up', { body })).status).toBe(202);
  const { rows } = await database
    .current()
    .pool.query(
      'select u.id, u.name, a.password from identity_user u join identity_account a on a."userId" = u.id',
    );
  expect(rows).toEqual([{ id: uid, name: 'Claire', password: hash }]);
});
