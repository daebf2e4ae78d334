import { maxSoundPlays } from './notification.ts';

const countKey = 'successSoundPlays';

/** The part of sessionStorage that is needed. */
interface SessionCount {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Plays at most twice a browser session, reloads included; a play the browser refused does not count. Where
 * storage is refused, the count lives as long as the page.
 */
export function limitedSound(play: () => Promise<boolean>, session: () => SessionCount): () => void {
  let inMemory = 0;
  function read(): number {
    try {
      return Math.max(inMemory, Number(session().getItem(countKey)) || 0);
    } catch {
      return inMemory;
    }
  }
  function write(count: number) {
    inMemory = count;
    try {
      session().setItem(countKey, String(count));
    } catch {
      // The count in memory is enough.
    }
  }
  return () => {
    const before = read();
    if (before >= maxSoundPlays) return;
    write(before + 1);
    void play().then((played) => {
      if (!played) write(Math.max(0, read() - 1));
    });
  };
}
