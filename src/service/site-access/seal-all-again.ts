import { resealJourney, sealedJourneysAfter } from '#store/journeys.ts';
import { resealSiteAccess, siteAccessesAfter } from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';
import { openTyped, sealTyped } from '../journeys/sealed-secrets.ts';
import { type Resealed, sealRowsAgain } from '../seal-rows-again.ts';
import { sealAgain } from './sealed-access.ts';

type SealDeps = Pick<Deps, 'db'> & { readonly config: Pick<Deps['config'], 'dataFolder'> };

/**
 * Seals every access, and what journeys type in secret, under the present root; the root before it is still believed until the
 * next rotation, which replaces it.
 */
export async function sealAllAgain(deps: SealDeps): Promise<Resealed> {
  const accesses = await sealRowsAgain(
    (after, limit) => siteAccessesAfter(deps.db, after, limit),
    async (row) => {
      const sealed = sealAgain(deps, row);
      if (sealed === null) return false;
      await resealSiteAccess(deps.db, row, sealed);
      return true;
    },
  );
  const typed = await sealJourneysAgain(deps);
  return { again: accesses.again + typed.again, lost: accesses.lost + typed.lost };
}

function sealJourneysAgain(deps: SealDeps): Promise<Resealed> {
  return sealRowsAgain(
    (after, limit) => sealedJourneysAfter(deps.db, after, limit),
    async (row) => {
      const typed = openTyped(deps, row);
      const sealed = typed && sealTyped(deps, row, typed);
      if (!sealed) return false;
      await resealJourney(deps.db, row, sealed);
      return true;
    },
  );
}
