import { type AccessSecrets, keptAccess, type SiteAccess } from '#contract/site-access.ts';
import { readIdentitySecrets } from '#platform/identity/secret.ts';
import { seal, unseal } from '#platform/seal.ts';
import type { SiteAccessRow } from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';

type SealDeps = { readonly config: Pick<Deps['config'], 'dataFolder'> };

const placeOf = ({ uid, id, origin }: Pick<SiteAccessRow, 'uid' | 'id' | 'origin'>) => ({
  purpose: 'constat site access',
  record: JSON.stringify([uid, id, origin]),
});

/** Read at each use: it may have been renewed, or come with a file of another machine. */
const rootsOf = ({ config }: SealDeps) => readIdentitySecrets(config.dataFolder, 'access-secret');

export function sealAccess(
  deps: SealDeps,
  row: Pick<SiteAccessRow, 'uid' | 'id' | 'origin'>,
  secrets: AccessSecrets,
): Buffer {
  return seal(JSON.stringify(secrets), placeOf(row), rootsOf(deps).current);
}

/** What opens the site, with the origin it is for; null when it cannot be read here any more (another root, a changed row). */
export function openAccess(deps: SealDeps, row: SiteAccessRow): SiteAccess | null {
  const { current, former } = rootsOf(deps);
  const text = unseal(row.sealed, placeOf(row), [current, former]);
  const read = text === null ? null : keptAccess.safeParse(JSON.parse(text));
  return read?.success ? { ...read.data, origin: row.origin } : null;
}

/** The same secrets under the present root; null when they cannot be read. */
export function sealAgain(deps: SealDeps, row: SiteAccessRow): Buffer | null {
  const { current, former } = rootsOf(deps);
  const text = unseal(row.sealed, placeOf(row), [current, former]);
  return text === null ? null : seal(text, placeOf(row), current);
}
