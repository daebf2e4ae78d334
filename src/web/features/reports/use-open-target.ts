import { useEffect } from 'react';

/** Opens what the address points at, with all that it is folded in, on arrival and when a link of the page is followed. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      const own = target.querySelector(':scope > details');
      const folds = own ? [own] : [];
      for (let at = target.parentElement?.closest('details'); at; at = at.parentElement?.closest('details'))
        folds.push(at);
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
      if (folds.length > 0) target.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
