import { maxSoundPlays } from './notification.ts';

const countKey = 'successSoundPlays';

/** The part of sessionStorage that is needed. */
interface SessionCount {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Plays at most twice a browser session, reloads included. Where storage is refused, the count lives as long
 * as the page.
 */
export function limitedSound(play: () => void, session: () => SessionCount): () => void {
  let inMemory = 0;
  const read = () => {
    try {
      return Math.max(inMemory, Number(session().getItem(countKey)) || 0);
    } catch {
      return inMemory;
    }
  };
  return () => {
    const plays = read();
    if (plays >= maxSoundPlays) return;
    inMemory = plays + 1;
    try {
      session().setItem(countKey, String(inMemory));
    } catch {
      // The count in memory is enough.
    }
    play();
  };
}
