import type { MediansChoice } from '#contract/api/lineups.ts';
import { listMedians, readCounts, setCounts } from '#store/medians.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The medians of the installation, and whether the audits of the space count in them. */
export async function readMedians(
  deps: Pick<Deps, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
): Promise<MediansChoice> {
  const [rows, counts] = await Promise.all([listMedians(deps.db), readCounts(deps.db, uid)]);
  const medians = rows.map(({ profile, sites, figures, computedAt }) => ({
    ...{ profile, sites, ...figures },
    computedAt: computedAt.toISOString(),
  }));
  return { counts, medians };
}

/** Has the audits of the space count or not, from the next computation on. */
export async function changeMedians(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  counts: boolean,
): Promise<MediansChoice> {
  await setCounts(deps.db, viewer.uid, counts);
  return readMedians(deps, viewer);
}
