import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { Deps } from '../deps.ts';

type SealDeps = { readonly config: Pick<Deps['config'], 'dataFolder'> };

const placeOf = (sessionId: string) => ({ purpose: 'constat provider id token', record: sessionId });

/** What names the session of a provider when ours ends: for that session alone, under a secret that copies do not hold. */
export function sealIdToken({ config }: SealDeps, sessionId: string, idToken: string): Buffer {
  return seal(idToken, placeOf(sessionId), readIdentitySecrets(config.dataFolder, 'access-secret').current);
}

/** null when it cannot be read here any more: then our own session alone ends. */
export function openIdToken({ config }: SealDeps, sessionId: string, sealed: Buffer): string | null {
  const { current, former } = readIdentitySecrets(config.dataFolder, 'access-secret');
  return unseal(sealed, placeOf(sessionId), [current, former]);
}
