import type { ConsentBanner, Dom } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';

/** Share of the first screen that the banner hides, 0–1. */
export function bannerCover(banner: ConsentBanner, dom: Dom): number {
  const { box } = banner;
  const { width, height } = dom.viewport;
  if (!box || width === 0 || height === 0) return 0;
  const shownWidth = Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  const shownHeight = Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0));
  return (shownWidth * shownHeight) / (width * height);
}

/** The page behind cannot be scrolled. */
export function isScrollLocked(dom: Dom): boolean {
  return byTag(dom, 'html', 'body').some(
    ({ style }) => /hidden|clip/.test(style.overflowY) || style.position === 'fixed',
  );
}
