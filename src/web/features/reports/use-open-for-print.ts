import { useEffect } from 'react';

/** On paper nothing can be unfolded: everything is open while the page is printed, and as it was afterwards. */
export function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      document.documentElement.dataset.printing = '';
      opened = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
      delete document.documentElement.dataset.printing;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
