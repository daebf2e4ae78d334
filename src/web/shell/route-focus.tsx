import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation inside the page, moves focus to the new title, as a full page load would restart reading
 * at the top. The first load and links to an anchor are left to the browser.
 */
export function RouteFocus() {
  const { pathname, search, hash } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const place = `${pathname}?${tab ?? ''}`;
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    if (hash === '') document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, hash]);
  return null;
}
