import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import { type FactorRow, resealFactor, sealedFactorsAfter } from '#store/second-factors.ts';
import type { Deps } from '../deps.ts';

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

const atOnce = 200;

/** Seals every secret under the present root. May be done again at any time. @returns how many, and how many nothing opens */
export async function sealFactorsAgain(
  deps: Pick<Deps, 'db'> & SealDeps,
): Promise<{ readonly again: number; readonly lost: number }> {
  const counts = { again: 0, lost: 0 };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await sealedFactorsAfter(deps.db, after, atOnce);
    for (const row of rows) {
      const secret = openSecret(deps, row);
      if (secret === null) counts.lost += 1;
      else {
        await resealFactor(deps.db, row.id, sealSecret(deps, row, secret));
        counts.again += 1;
      }
    }
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
  }
}
