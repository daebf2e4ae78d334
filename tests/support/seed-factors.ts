import { laterBy } from '#contract/durations.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { sealSecret } from '#service/factors/sealed-secret.ts';
import { hashToken } from '#service/hash-token.ts';
import { insertChallenge } from '#store/factor-challenges.ts';
import { insertReset } from '#store/factor-resets.ts';
import { insertFactors } from '#store/second-factors.ts';
import { type AuditApi, type Person, signInPerson } from './audit-api.ts';

const dayMs = 24 * 3_600_000;

/**
 * The administrator has a passkey, Claire an application, a passkey and eight recovery codes; somebody administers without any, and a
 * browser has given Claire’s password.
 * @param dataFolder of the product, which seals with what stands there
 */
export async function seedFactors(
  { world, admin, claire }: AuditApi,
  dataFolder: string,
): Promise<{ held: Person; stepping: Pick<Person, 'cookie'> }> {
  const { db, clock, ids, config } = world.deps;
  const [createdAt, uid] = [clock.now(), claire.viewer.uid];
  const used = { createdAt, activatedAt: createdAt, lastUsedAt: createdAt };
  const app = { id: ids.uuid(), uid };
  const codes = Array.from({ length: 8 }, (_, at) => ({
    ...{ id: ids.uuid(), uid, kind: 'recovery' as const, digest: hashToken(`code ${at}`), createdAt },
  }));
  await insertFactors(db, [
    { ...used, id: ids.uuid(), uid: admin.viewer.uid, kind: 'passkey', name: 'Clé USB' },
    {
      ...used,
      ...app,
      kind: 'totp',
      name: 'Téléphone',
      sealed: sealSecret({ config: { dataFolder } }, app, Buffer.alloc(20, 7)),
    },
    { ...used, id: ids.uuid(), uid, kind: 'passkey', name: 'Ordinateur du bureau de la mairie' },
    ...codes,
  ]);
  const token = ids.token();
  const expiresAt = laterBy(createdAt, dayMs);
  await insertChallenge(db, { tokenHash: hashToken(token), purpose: 'step', uid, expiresAt });
  const stepping = { cookie: `${cookieName('step', config)}=${token}` };
  return { held: await signInPerson(world, { admin: true }), stepping };
}

/** Somebody is to lose their factors. @returns the token of the link that refuses */
export async function seedReset({ world, marc, admin }: AuditApi): Promise<string> {
  const { db, clock, ids } = world.deps;
  const [token, askedAt] = [ids.token(), clock.now()];
  const due = { askedAt, dueAt: laterBy(askedAt, dayMs), refusalHash: hashToken(token) };
  await insertReset(db, { ...due, uid: marc.viewer.uid, askedBy: admin.viewer.uid });
  return token;
}
