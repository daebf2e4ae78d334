import type { Pool } from 'pg';
import { renewIdentitySecret } from './secret.ts';

/**
 * A new secret, and no key sealed by another signs any more: the next sign-in makes one. Those who are signing in
 * meanwhile go on, since the former keys verify until what they signed has ended. Sessions are not touched. May be done
 * again at any time, when it was interrupted too.
 */
export async function rotateIdentitySecret(parts: {
  readonly pool: Pool;
  readonly dataFolder: string;
}): Promise<void> {
  renewIdentitySecret(parts.dataFolder);
  // Sealed by a secret that is forgotten by now, and long past verifying anything.
  await parts.pool.query(`delete from identity_jwks where "expiresAt" < now() - interval '1 day'`);
  await parts.pool.query(
    `update identity_jwks set "expiresAt" = now() where "expiresAt" is null or "expiresAt" > now()`,
  );
}
