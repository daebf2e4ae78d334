import type { Stylesheet } from '../../artifacts.ts';
import type { Tab } from '../tab.ts';

const most = 5;
const longestText = 200_000;

/** Texts of sheets that say `wanted` and that scripts of the page may not read: those of other origins. Five at most. */
export function foreignSheets({ page }: Tab, stylesheets: readonly Stylesheet[], wanted: RegExp): string[] {
  const { origin } = new URL(page.url());
  return stylesheets
    .filter(({ url, inline, text }) => !inline && wanted.test(text) && !url.startsWith(origin))
    .map(({ text }) => text.slice(0, longestText))
    .slice(0, most);
}
