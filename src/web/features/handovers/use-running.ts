import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const askEveryMs = 2_000;
/** A verification is answered or given up long before. */
const longestTurns = 150;

/** Loads the page’s data again while a verification is under way; without a script, its reader does. */
export function useRunning(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns > longestTurns) return clearInterval(timer);
      void revalidate();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
