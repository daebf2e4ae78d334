import type { Dom } from '../../artifacts.ts';
import { byTag } from './dom.ts';

/** The window scrolls sideways unless the root, or the body in its place, hides what goes past it. */
export function scrollsSideways(dom: Dom): boolean {
  const [root, body] = ['html', 'body'].map((tag) => byTag(dom, tag).find(({ document }) => document === 0));
  const [first, second] = [root, body].map((node) => node?.style.overflowX ?? 'visible');
  return !/^(?:hidden|clip)$/.test((first === 'visible' ? second : first) ?? 'visible');
}

/** How far to the right a person may look, in CSS pixels: on a telephone what is fixed follows a page that is too wide. */
export function reachableWidth(dom: Dom): number {
  return scrollsSideways(dom) ? Math.max(dom.viewport.width, dom.page.width) : dom.viewport.width;
}
