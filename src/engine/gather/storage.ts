import type { StorageWrite } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { defineArtifact } from './define-artifact.ts';
import type { Tab } from './tab.ts';

export const storage = defineArtifact({ id: 'storage', gather: ({ tab }) => gatherStorage(tab) });

const frameLimit = 30;
const frameTimeoutMs = 2_000;

/** What stands in web storage after the load. The context was new, so the site and its guests wrote all of it. */
export async function gatherStorage({ page, clock }: Tab): Promise<StorageWrite[]> {
  const frames = page.frames().slice(0, frameLimit);
  const found = await Promise.all(
    frames.map((frame) =>
      inTime(frame.evaluate(readStorage), frameTimeoutMs, 'storage', { clock }).catch(
        () => [] as StorageWrite[],
      ),
    ),
  );
  // Frames of one origin share their storage.
  const once = new Map(found.flat().map((item) => [`${item.area} ${item.origin} ${item.key}`, item]));
  return [...once.values()];
}

/** Runs in each frame. */
function readStorage(): StorageWrite[] {
  const items: StorageWrite[] = [];
  const read = (area: 'local' | 'session', storage: Storage) => {
    for (let index = 0; index < Math.min(storage.length, 500); index += 1) {
      const key = storage.key(index) ?? '';
      items.push({ area, origin: self.origin, key, value: (storage.getItem(key) ?? '').slice(0, 200) });
    }
  };
  try {
    read('local', localStorage);
    read('session', sessionStorage);
  } catch {
    // Sandboxed frames and data: documents have no storage.
  }
  return items;
}
