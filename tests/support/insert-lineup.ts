import type { Db } from '#platform/database.ts';
import { insertLineup as insertRow, type LineupRow } from '#store/lineups.ts';

/** Writes a line-up of an account, of the sites of those hosts. */
export async function insertLineup(
  db: Db,
  {
    uid,
    id,
    hosts,
    name = 'Voisins',
  }: Pick<LineupRow, 'uid' | 'id'> & { hosts: readonly string[]; name?: string },
): Promise<void> {
  const savedAt = new Date();
  const sites = hosts.map((host) => `https://${host}/`);
  await insertRow(db, { id, uid, name, sites, createdAt: savedAt, savedAt });
}
