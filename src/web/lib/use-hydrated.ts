import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server’s HTML and until React runs the page; forms wait for it before they can be sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
