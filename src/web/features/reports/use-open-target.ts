import { useEffect } from 'react';

/** Opens the finding that the address points at, on arrival and when a link of the page is followed. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const details = target?.querySelector(':scope > details');
      if (!(details instanceof HTMLDetailsElement)) return;
      details.open = true;
      target?.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
