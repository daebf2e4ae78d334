import type { SamplePage } from '#contract/sample.ts';
import type { Db } from '#platform/database.ts';
import { insertSample as insertRow, insertVersion, type SampleRow } from '#store/samples.ts';

/** Writes a sample of the person for the site of that host, in its first version. */
export async function insertSample(
  db: Db,
  { uid, id, host }: Pick<SampleRow, 'uid' | 'id' | 'host'>,
  pages: readonly SamplePage[] = [{ url: `https://${host}/`, name: 'Accueil', kind: 'home' }],
): Promise<void> {
  const savedAt = new Date();
  const name = 'RGAA 2026';
  const row = { uid, id, host, url: `https://${host}/`, name, version: 1, createdAt: savedAt, savedAt };
  await insertRow(db, row);
  await insertVersion(db, { sampleId: id, version: 1, name, pages, journeys: null, savedAt }, 100);
}
