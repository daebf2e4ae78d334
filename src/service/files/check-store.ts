import { ObjectStoreError } from '#platform/objects.ts';
import { usesObjects } from '#store/blobs.ts';
import type { Deps } from '../deps.ts';

/** A name of our own in the bucket: it tells whether we may write there, and is never read as a file. */
export const probeName = 'constat-probe';

/**
 * Whether files can be had, by a try at the start: null, or one French sentence. Nothing stops for it: what is new goes
 * into the database meanwhile.
 */
export async function warnOfStore(deps: Pick<Deps, 'db' | 'objects' | 'log'>): Promise<string | null> {
  if (!deps.objects)
    return (await usesObjects(deps.db))
      ? 'Attention : des captures et des PDF sont dans un stockage d’objets, et S3_ENDPOINT ne le désigne pas : ils ne peuvent pas être lus.'
      : null;
  try {
    await deps.objects.put(probeName, Buffer.from('constat'), 'text/plain');
    return null;
  } catch (error) {
    deps.log.warn({ error: String(error) }, 'object store cannot be used');
    const refused = error instanceof ObjectStoreError && error.kind === 'refused';
    const why = refused ? 'refuse nos clés ou ce seau' : 'ne répond pas';
    return `Attention : le stockage d’objets (S3_ENDPOINT, S3_BUCKET) ${why}. Les nouveaux fichiers iront dans la base ; ceux qu’il garde ne peuvent pas être lus.`;
  }
}
