import { useEffect } from 'react';

/** Part of the window, from its top, in which a chapter’s beginning makes it the one being read. */
const readFrom = '-20% 0px -75% 0px';

/** Marks in the strip of chapters the one that is being read, and brings its name into sight there. */
export function useCurrentChapter(): void {
  useEffect(() => {
    const links = new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('[data-report-nav] a')].map((link) => [
        link.hash.slice(1),
        link,
      ]),
    );
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const current = entered && links.get(entered.target.id);
        if (!current) return;
        for (const link of links.values()) link.removeAttribute('aria-current');
        current.setAttribute('aria-current', 'true');
        const strip = current.closest('ul');
        strip?.scrollTo({ left: current.offsetLeft - strip.clientWidth / 3 });
      },
      { rootMargin: readFrom },
    );
    for (const id of links.keys()) {
      const chapter = document.getElementById(id);
      if (chapter) watch.observe(chapter);
    }
    return () => watch.disconnect();
  }, []);
}
