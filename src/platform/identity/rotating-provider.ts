import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { PasswordPrice } from './password-hash.ts';
import { createProvider, type Provider } from './provider.ts';
import { type IdentitySecrets, readIdentitySecrets } from './secret.ts';

interface ProviderParts {
  readonly pool: Pool;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly log: Log;
  readonly passwordPrice?: PasswordPrice | undefined;
}

/** The provider over the secrets of the data folder. */
function providerOver({ dataFolder, ...parts }: ProviderParts, secrets: IdentitySecrets): Provider {
  const { current, former } = secrets;
  const versions = former ? [current, former] : [current];
  // What the first secret sealed says no version: it alone is tried then.
  const first = versions.find(({ version }) => version === 1);
  if (former === null && first) return createProvider({ ...parts, secret: first.value });
  return createProvider({ ...parts, secret: first?.value ?? '', secrets: versions });
}

/**
 * The provider, whose signatures follow a rotation without a restart: the secret is read again before each one (a sign-in
 * hashes a password, which costs a thousand times that). Nothing else of it needs the secret.
 * @throws Error when the secret is unreadable.
 */
export function createRotatingProvider(parts: ProviderParts): Provider {
  let secrets = readIdentitySecrets(parts.dataFolder);
  const first = providerOver(parts, secrets);
  let signing = first;
  const signer = (): Provider => {
    const now = readIdentitySecrets(parts.dataFolder);
    if (now.current.value !== secrets.current.value) signing = providerOver(parts, now);
    secrets = now;
    return signing;
  };
  const api = new Proxy(first.api, {
    get: (target, name) => (name === 'signJWT' ? signer().api.signJWT : Reflect.get(target, name)),
  });
  return { ...first, api };
}
