import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import { type FactorRow, resealFactor, sealedFactorsAfter } from '#store/second-factors.ts';
import type { Deps } from '../deps.ts';
import { type Resealed, sealRowsAgain } from '../seal-rows-again.ts';

type SealDeps = { readonly config: Pick<Deps['config'], 'dataFolder'> };
type Place = Pick<FactorRow, 'uid' | 'id'>;

const placeOf = ({ uid, id }: Place) => ({
  purpose: 'constat second factor',
  record: JSON.stringify([uid, id]),
});

/** The root of the accesses of sites: no copy holds it, so that a copy alone gives no codes. */
const rootsOf = ({ config }: SealDeps) => readIdentitySecrets(config.dataFolder, 'access-secret');

export function sealSecret(deps: SealDeps, row: Place, secret: Buffer): Buffer {
  return seal(secret.toString('base64'), placeOf(row), rootsOf(deps).current);
}

/** The secret of an application; null when nothing here opens it any more (another root, a moved row). */
export function openSecret(deps: SealDeps, row: FactorRow): Buffer | null {
  const { current, former } = rootsOf(deps);
  const text = row.sealed === null ? null : unseal(row.sealed, placeOf(row), [current, former]);
  return text === null ? null : Buffer.from(text, 'base64');
}

/** Seals every secret under the present root. */
export async function sealFactorsAgain(deps: Pick<Deps, 'db'> & SealDeps): Promise<Resealed> {
  return sealRowsAgain(
    (after, limit) => sealedFactorsAfter(deps.db, after, limit),
    async (row) => {
      const secret = openSecret(deps, row);
      if (secret === null) return false;
      await resealFactor(deps.db, row.id, sealSecret(deps, row, secret));
      return true;
    },
  );
}
