import { resealJourney, sealedJourneysAfter } from '#store/journeys.ts';
import { resealSiteAccess, siteAccessesAfter } from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';
import { openTyped, sealTyped } from '../journeys/sealed-secrets.ts';
import { sealAgain } from './sealed-access.ts';

const atOnce = 200;

/**
 * Seals every access, and what journeys type in secret, under the present root. May be done again at any time; the root before it is still believed until the
 * next rotation, which replaces it.
 * @returns how many were sealed again, and how many nothing here opens
 */
export async function sealAllAgain(
  deps: Pick<Deps, 'db'> & { readonly config: Pick<Deps['config'], 'dataFolder'> },
): Promise<{ readonly again: number; readonly lost: number }> {
  let after = '00000000-0000-0000-0000-000000000000';
  let again = 0;
  let lost = 0;
  for (;;) {
    const rows = await siteAccessesAfter(deps.db, after, atOnce);
    for (const row of rows) {
      const sealed = sealAgain(deps, row);
      if (sealed === null) lost += 1;
      else {
        await resealSiteAccess(deps.db, row, sealed);
        again += 1;
      }
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  const typed = await sealJourneysAgain(deps);
  return { again: again + typed.again, lost: lost + typed.lost };
}

async function sealJourneysAgain(deps: Parameters<typeof sealAllAgain>[0]) {
  let after = '00000000-0000-0000-0000-000000000000';
  let again = 0;
  let lost = 0;
  for (;;) {
    const rows = await sealedJourneysAfter(deps.db, after, atOnce);
    for (const row of rows) {
      const typed = openTyped(deps, row);
      const sealed = typed && sealTyped(deps, row, typed);
      if (sealed) {
        await resealJourney(deps.db, row, sealed);
        again += 1;
      } else lost += 1;
    }
    const last = rows.at(-1);
    if (!last) return { again, lost };
    after = last.id;
  }
}
