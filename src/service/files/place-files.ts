import { hourMs, laterBy } from '#contract/durations.ts';
import type { AuditBlob } from '#store/blobs.ts';
import { addLoose } from '#store/loose-objects.ts';
import type { Deps } from '../deps.ts';
import { objectName } from './object-name.ts';

type PlaceDeps = Pick<Deps, 'db' | 'objects' | 'clock' | 'log'>;

/** Between an object and its row lies one transaction; an hour is more than any retry of it. */
const looseMs = hourMs;
/** What all the files of an audit may take together; what is left goes into the database. */
const placingMs = 60_000;
const atOnce = 6;

/**
 * Puts files into the object store, before the transaction whose rows name them; without a store there is nothing to do.
 * The names are written down first, so that an object without a row is deleted in time. A file that the store does not
 * take stays without a name and goes into the database: an audit is never lost for its pictures.
 */
export async function placeFiles<File extends AuditBlob>(
  deps: PlaceDeps,
  auditId: string,
  files: readonly File[],
): Promise<(File & Pick<AuditBlob, 'object'>)[]> {
  const { objects } = deps;
  if (!objects || files.length === 0) return [...files];
  const named = files.map((file) => ({ file, object: objectName(auditId, file.bytes) }));
  await addLoose(
    deps.db,
    named.map(({ object }) => object),
    laterBy(deps.clock.now(), looseMs),
  );
  const endsAt = performance.now() + placingMs;
  const failures: string[] = [];
  const put = new Set<string>();
  const waiting = [...new Map(named.map((one) => [one.object, one])).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, object } = next;
      try {
        if (performance.now() > endsAt) throw new Error('The object store is too slow.');
        await objects.put(object, file.bytes, file.contentType);
        put.add(object);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0)
    deps.log.warn(
      { audit: auditId, files: failures.length, error: failures[0] ?? '' },
      'files kept in the database: the object store did not take them',
    );
  return named.map(({ file, object }) => (put.has(object) ? { ...file, object } : file));
}
