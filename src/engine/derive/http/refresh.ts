import type { Dom, DomNode } from '../../artifacts.ts';
import { pragmasNamed } from '../dom/dom.ts';

/**
 * Seconds before a page that says so reloads or changes, read as browsers read it (HTML, “refresh” pragma); null when
 * they read nothing in it.
 */
export function refreshDelayOf(content: string): number | null {
  const found = /^[\t\n\f\r ]*(\d*)(?!\d)(\.?)[\d.]*(?=[;,\t\n\f\r ]|$)/.exec(content);
  if (!found) return null;
  const [, digits = '', dot = ''] = found;
  if (digits === '' && dot === '') return null;
  return Number(digits || '0');
}

/** The refresh that browsers obey: the first one of the page they can read. */
export function obeyedRefresh(dom: Dom): { readonly meta: DomNode; readonly delaySeconds: number } | null {
  for (const meta of pragmasNamed(dom, 'refresh')) {
    const { content } = meta.attributes;
    const delaySeconds = content === undefined ? null : refreshDelayOf(content);
    if (delaySeconds !== null) return { meta, delaySeconds };
  }
  return null;
}

/** Beyond 20 hours nobody is hurried (WCAG 2.2.1). */
const twentyHours = 72_000;

/** Leaves a reader less time than WCAG 2.2.1 asks for. */
export const hurries = (seconds: number | null): boolean =>
  seconds !== null && seconds > 0 && seconds <= twentyHours;
