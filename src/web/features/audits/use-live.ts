import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const refreshMs = 3000;

/** Reads the page’s data again every three seconds while `active`, and only when the page is visible. */
export function useLive(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [active, revalidate, state]);
}
